import type { components } from '#src/generated/schema.ts'
import styles from './requirement-description.module.css'

/** What a buyer has written, in the language in which it was written, whichever the reader's is. */
export function RequirementDescription({
  requirement: { description, language },
}: {
  requirement: components['schemas']['Requirement']
}) {
  if (description === undefined) return null
  return (
    <div className={styles.text} lang={language}>
      {description.split(/\n+/).map((paragraph, at) => (
        <p key={`${at} ${paragraph}`} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
