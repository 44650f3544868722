import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Path, paths } from '#src/lib/paths.ts'
import { type OpenRequests, openRequirementsMachine } from '#src/machines/requirement/open-requirements.machine.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Grid } from '#src/ui/layout.tsx'
import styles from './other-requests.module.css'

const kinds: readonly { id: keyof OpenRequests; path: Path; icon: IconName }[] = [
  { id: 'quotes', path: paths.myQuote, icon: 'tag' },
  { id: 'samples', path: paths.mySampleRequest, icon: 'flask' },
  { id: 'documents', path: paths.myDocumentRequest, icon: 'file' },
]

/** The ways to what else a buyer has asked for, each with how many are still open. */
export function OtherRequests() {
  const text = useText()
  const [flow] = useFlow(openRequirementsMachine)
  const { open } = flow.context
  return (
    <nav aria-label={text('requirement:requests.title')}>
      <Grid as="ul" min="12rem" gap={3}>
        {kinds.map(({ id, path, icon }) => (
          <Card as="li" key={id}>
            <div className={styles.entry}>
              <Icon name={icon} size="large" />
              <span className={styles.text}>
                <CardLink href={path}>{text(`requirement:requests.${id}`)}</CardLink>
                <span className={styles.count}>
                  {open !== null
                    ? text('requirement:requests.open', { count: open[id] })
                    : text(flow.hasTag('failed') ? 'requirement:requests.unknown' : 'app:wait')}
                </span>
              </span>
            </div>
          </Card>
        ))}
      </Grid>
    </nav>
  )
}
