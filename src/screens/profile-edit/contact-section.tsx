import { failureText } from '#src/components/platform/failure-text.ts'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { MailAddress } from '#src/components/platform/mail-address.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CodeForm } from '#src/forms/account/code-form.tsx'
import { ContactForm } from '#src/forms/account/contact-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { contactChangeMachine, type NewContact } from '#src/machines/account/contact-change.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

/** Address and number of the account, each changed by a code. */
export function ContactSection({ user }: { user: components['schemas']['User'] }) {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(contactChangeMachine)
  const draft = useFormDraft(draftNames.contact)
  const { kind, contact, failure } = flow.context
  const fields = fieldErrors(failure)
  const message = failureText(failure, text)
  const problems = { busy: flow.hasTag('busy'), message, serverFields: fields }
  const phone = `${user.countryCode} ${user.phoneNumber}`
  const cancel = () => {
    draft.drop()
    actor.send({ type: 'change.abandoned' })
  }
  return (
    <Section title={text('account:contact.title')} lead={text('account:contact.lead')}>
      <Card>
        <Stack gap={4}>
          <FactList
            facts={[
              { name: text('fields:email'), value: <MailAddress>{user.email}</MailAddress> },
              { name: text('fields:phoneNumber'), value: <Isolate>{phone}</Isolate> },
            ]}
          />
          {flow.hasTag('filling') && kind !== null && (
            <ContactForm
              key={kind}
              {...problems}
              kind={kind}
              countryCode={user.countryCode}
              draft={draft}
              onSubmit={(entered) => actor.send({ type: 'contact.entered', contact: entered })}
              onCancel={cancel}
            />
          )}
          {flow.hasTag('coded') && contact !== null && (
            <Stack gap={4}>
              <p>{text(`account:contact.${contact.kind}Code`, { contact: isolated(notifiedBy(contact), language) })}</p>
              <CodeForm {...problems} expired={false} onSubmit={(code) => actor.send({ type: 'code.entered', code })} />
              <Cluster>
                <Button
                  variant="quiet"
                  icon="refresh"
                  disabled={problems.busy}
                  onClick={() => actor.send({ type: 'code.missed' })}
                >
                  {text('account:contact.missed')}
                </Button>
                <Button variant="quiet" disabled={problems.busy} onClick={cancel}>
                  {text('account:contact.cancel')}
                </Button>
              </Cluster>
            </Stack>
          )}
          {kind === null && (
            <Cluster>
              {(['email', 'phone'] as const).map((each) => (
                <Button
                  key={each}
                  icon={each === 'email' ? 'edit' : 'phone'}
                  onClick={() => actor.send({ type: 'change.asked', kind: each })}
                >
                  {text(each === 'email' ? 'account:contact.changeEmail' : 'account:contact.changePhone')}
                </Button>
              ))}
            </Cluster>
          )}
        </Stack>
      </Card>
    </Section>
  )
}

const notifiedBy = (contact: NewContact): string =>
  contact.kind === 'email' ? contact.email : `${contact.countryCode} ${contact.phoneNumber}`
