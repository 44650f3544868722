import type { MessageKey } from '#src/generated/message-keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import styles from './numbered-title.module.css'

/** A title with a reference number, which is never broken over two lines. `textKey`: a text with the value `number`. */
export function NumberedTitle({ textKey, number }: { textKey: MessageKey; number: string }) {
  const text = useText()
  // A letter of no language marks where the number goes.
  const [before, after] = text(textKey, { number: '\uE000' }).split('\uE000')
  return (
    <>
      {before}
      <bdi className={styles.number}>{number}</bdi>
      {after}
    </>
  )
}
