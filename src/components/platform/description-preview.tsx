import { useText } from '#src/i18n/use-text.ts'
import { preview, previewLimits } from '#src/lib/text-preview.ts'
import styles from './description-preview.module.css'

/**
 * The beginning of a description, perhaps in another language than the page's: 100 characters, 50 on a phone. The style sheet decides, so
 * turning the phone does too.
 */
export function DescriptionPreview({ description }: { description: string | undefined }) {
  const text = useText()
  if (description === undefined) return <p className={styles.preview}>{text('app:missing')}</p>
  return (
    <p className={styles.preview}>
      <bdi className={styles.wide}>{preview(description, previewLimits.desktop)}</bdi>
      <bdi className={styles.narrow}>{preview(description, previewLimits.mobile)}</bdi>
    </p>
  )
}
