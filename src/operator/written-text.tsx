import styles from './written-text.module.css'

/** What a person wrote, as they wrote it: their line breaks, and the direction of their own writing. */
export function WrittenText({ children }: { children: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {children}
    </p>
  )
}
