import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { PersonForm } from '#src/forms/account/person-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { Link } from '#src/ui/link.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function RegisterIndividualScreen() {
  const text = useText()
  const draft = useFormDraft(draftNames.person)
  const contact = useOwnContact()
  const [flow, actor] = useFlow(registrationMachine, { step: 'individual' })
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  return (
    <AuthPage
      title={text('auth:individual.title')}
      lead={text('auth:individual.lead')}
      footer={
        <>
          {text('auth:profile.haveAccount')}
          <Link href={paths.login}>{text('auth:profile.signIn')}</Link>
        </>
      }
    >
      <PersonForm
        contact={contact}
        busy={flow.hasTag('busy')}
        message={failure?.kind === 'rejected' ? failure.message : undefined}
        serverFields={fields}
        draft={draft}
        onSubmit={(details) => actor.send({ type: 'details.entered', details })}
      />
    </AuthPage>
  )
}
