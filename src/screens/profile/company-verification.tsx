import { FailedView } from '#src/components/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { PapersForm } from '#src/forms/papers-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { companyVerificationMachine } from '#src/machines/company-verification.machine.ts'
import { companyPapersMachine } from '#src/machines/lifecycles/company-papers.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { PapersSummary } from './papers-summary.tsx'

/** How a company stands with the marketplace's staff, and the way to show who it is. */
export function CompanyVerification({ taxNumber }: { taxNumber: string | undefined }) {
  const text = useText()
  const [flow, actor] = useFlow(companyVerificationMachine)
  const draft = useFormDraft(draftNames.papers)
  const { papers, failure, fields, share } = flow.context
  const message = failure?.kind === 'refused' ? failure.message : failure && text(`app:failure.${failure.kind}.short`)
  return (
    <Section title={text('account:papers.title')} lead={text('account:papers.lead')}>
      {papers === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('account:papers.waiting')}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {papers === null && flow.hasTag('failed') && (
        <FailedView
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.asked' })
          }}
        />
      )}
      {papers !== null && (
        <Card>
          <Stack gap={4}>
            <PapersSummary papers={papers} />
            {flow.hasTag('writing') ? (
              <PapersForm
                before={{ taxNumber, ...papers }}
                share={flow.hasTag('sending') ? share : null}
                message={message ?? undefined}
                serverFields={fields}
                draft={draft}
                onSubmit={(entered) => {
                  actor.send({ type: 'papers.entered', papers: entered })
                }}
                onCancel={() => {
                  draft.drop()
                  actor.send({ type: 'writing.abandoned' })
                }}
                onStop={() => {
                  actor.send({ type: 'upload.cancelled' })
                }}
              />
            ) : (
              can(companyPapersMachine, papers.status, { type: 'papers.send', by: 'company' }) && (
                <div>
                  <Button
                    icon="upload"
                    variant={papers.status === 'none' || papers.status === 'refused' ? 'primary' : 'secondary'}
                    onClick={() => {
                      actor.send({ type: 'writing.begun' })
                    }}
                  >
                    {text(papers.status === 'none' ? 'account:papers.begin' : 'account:papers.again')}
                  </Button>
                </div>
              )
            )}
          </Stack>
        </Card>
      )}
    </Section>
  )
}
