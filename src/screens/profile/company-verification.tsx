import { failureText } from '#src/components/platform/failure-text.ts'
import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CompanyDocumentsFields } from '#src/forms/account/company-documents-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { companyVerificationMachine } from '#src/machines/account/company-verification.machine.ts'
import { companyDocumentsMachine } from '#src/machines/lifecycles/company-documents.machine.ts'
import { can } from '#src/machines/lifecycles/life-cycle.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { DocumentsSummary } from './documents-summary.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** How a company stands with the marketplace's staff, and the way to show who it is. */
export function CompanyVerification({ taxNumber }: { taxNumber: string | undefined }) {
  const text = useText()
  const [flow, actor] = useFlow(companyVerificationMachine)
  const draft = useFormDraft(draftNames.documents)
  const { documents, failure, share } = flow.context
  const fields = fieldErrors(failure)
  const message = failureText(failure, text)
  return (
    <Section title={text('account:companyDocuments.title')} lead={text('account:companyDocuments.lead')}>
      {documents === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('account:companyDocuments.waiting')}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {documents === null && <FailedFlow flow={flow} actor={actor} />}
      {documents !== null && (
        <Card>
          <Stack gap={4}>
            <DocumentsSummary documents={documents} />
            {flow.hasTag('writing') ? (
              <CompanyDocumentsFields
                before={{ taxNumber, ...documents }}
                share={flow.hasTag('sending') ? share : null}
                message={message}
                serverFields={fields}
                draft={draft}
                onSubmit={(entered) => actor.send({ type: 'documents.entered', documents: entered })}
                onCancel={() => {
                  draft.drop()
                  actor.send({ type: 'writing.abandoned' })
                }}
                onStop={() => actor.send({ type: 'upload.cancelled' })}
              />
            ) : (
              can(companyDocumentsMachine, documents.status, { type: 'documents.send', by: 'company' }) && (
                <div>
                  <Button
                    icon="upload"
                    variant={documents.status === 'none' || documents.status === 'refused' ? 'primary' : 'secondary'}
                    onClick={() => actor.send({ type: 'writing.begun' })}
                  >
                    {text(documents.status === 'none' ? 'account:companyDocuments.begin' : 'account:companyDocuments.again')}
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
