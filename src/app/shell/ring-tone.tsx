import { useEffect } from 'react'

/** How often it rings, and how long each time, in milliseconds. */
const [every, lasts] = [3_000, 900]

/** A soft tone again and again, where the browser lets a page sound at all: before the first press on a page it does not. */
export function RingTone() {
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return
    const sound = new AudioContext()
    const ring = () => {
      if (sound.state !== 'running') return
      const tone = sound.createOscillator()
      const volume = sound.createGain()
      const end = sound.currentTime + lasts / 1000
      tone.frequency.value = 520
      volume.gain.setValueAtTime(0.12, sound.currentTime)
      volume.gain.linearRampToValueAtTime(0, end)
      tone.connect(volume).connect(sound.destination)
      tone.start()
      tone.stop(end)
    }
    ring()
    const timer = setInterval(ring, every)
    return () => {
      clearInterval(timer)
      void sound.close()
    }
  }, [])
  return null
}
