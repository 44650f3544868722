import { textPieces } from '#src/lib/text-links.ts'
import styles from './message-log.module.css'

/** What a person wrote, in the direction in which they wrote it. */
export function MessageText({ text }: { text: string }) {
  return (
    <p dir="auto" className={styles.text}>
      {textPieces(text).map(({ text: piece, href }, at) =>
        href === undefined ? (
          piece
        ) : (
          // A stranger's link: the other site learns nothing of this page and gets no hold of it.
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
            {piece}
          </a>
        ),
      )}
    </p>
  )
}
