import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import styles from './log-box.module.css'

/** Nearer than this to the end counts as at it, in pixels. */
const slack = 64

export interface LogBoxProps {
  label: string
  /** Number of the first and of the last entry; 0 while there is none. */
  first: number
  last: number
  /** Entries of the reader's own that are on their way: what somebody writes they want to see. */
  pending: number
  toEndLabel: string
  /** The entries up to this number are on a screen that somebody has in front of them. */
  onSeen: (last: number) => void
  children: ReactNode
}

/**
 * A log that grows at its end and is read back from there. Its end stays in view as long as its reader is at it, and what they read keeps
 * its place when earlier entries come above it; the browser's own anchoring, which not every browser has, is switched off.
 */
export function LogBox({ label, first, last, pending, toEndLabel, onSeen, children }: LogBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [atEnd, setAtEnd] = useState(true)
  const follows = useRef(true)
  const before = useRef({ first, pending, height: 0 })

  useLayoutEffect(() => {
    const log = box.current
    if (log === null) return
    const { current: was } = before
    if (pending > was.pending || follows.current) log.scrollTop = log.scrollHeight
    else if (first < was.first) log.scrollTop += log.scrollHeight - was.height
    before.current = { first, pending, height: log.scrollHeight }
  })

  useEffect(() => {
    const log = box.current
    if (log === null) return
    const measure = () => {
      follows.current = log.scrollHeight - log.scrollTop - log.clientHeight < slack
      setAtEnd(follows.current)
    }
    // A picture that has come, or a keyboard that opens on a phone, makes the log longer or its window smaller.
    const grown = () => {
      if (follows.current) log.scrollTop = log.scrollHeight
      before.current.height = log.scrollHeight
    }
    log.addEventListener('scroll', measure, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(grown)
    observer?.observe(log)
    if (content.current !== null) observer?.observe(content.current)
    return () => {
      log.removeEventListener('scroll', measure)
      observer?.disconnect()
    }
  }, [])

  useInFront(atEnd ? last : 0, onSeen)

  const toEnd = () => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight
  }
  return (
    <div className={styles.frame}>
      {/* What arrives is read out elsewhere, not what is read back. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard, to be scrolled by it */}
      <div ref={box} role="log" aria-live="off" aria-label={label} tabIndex={0} className={styles.log}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {!atEnd && (
        <Button icon="chevron-down" compact className={styles.toEnd} onClick={toEnd}>
          {toEndLabel}
        </Button>
      )}
    </div>
  )
}

/** Tells of a number as soon as the page is in front. */
function useInFront(last: number, onSeen: (last: number) => void): void {
  const notify = useEffectEvent(onSeen)
  useEffect(() => {
    if (last === 0) return
    const measure = () => {
      if (document.visibilityState === 'visible') notify(last)
    }
    measure()
    document.addEventListener('visibilitychange', measure)
    return () => document.removeEventListener('visibilitychange', measure)
  }, [last])
}
