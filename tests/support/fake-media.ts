/**
 * Puts the browser's question for microphone and camera under the test's control: headless it is never asked. Runs in the page: it must
 * name nothing from outside of itself.
 */
export function fakeMedia(): void {
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const pending: ((refusal: string | null) => void)[] = []
  navigator.mediaDevices.getUserMedia = (constraints) =>
    new Promise((resolve, reject) => {
      pending.push((refusal) => {
        if (refusal === null) open(constraints).then(resolve, reject)
        else reject(new DOMException('', refusal))
      })
    })
  Object.assign(window, {
    resolveMedia: (refusal: string | null) => {
      const questions = pending.splice(0)
      for (const respond of questions) respond(refusal)
      return questions.length
    },
  })
}

/** Returns what the browser asks, by the name of the refusal or with microphone and camera; how many questions there were. */
export function resolveMedia(refusal: string | null): number {
  // Put there by the stand-in.
  return (window as unknown as { resolveMedia: (refusal: string | null) => number }).resolveMedia(refusal)
}
