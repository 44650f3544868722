import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { PersonForm } from '#src/forms/account/person-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { companyOf, registrationMachine } from '#src/machines/account/registration.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { useOwnContact } from '#src/session/use-own-contact.ts'
import { Link } from '#src/ui/link.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function RegisterCompanyIndividualScreen() {
  const text = useText()
  const draft = useFormDraft(draftNames.person)
  const contact = useOwnContact()
  const [flow, actor] = useFlow(registrationMachine, { step: 'contact', company: companyOf(sessionStore.get().companyData) })
  const { company, failure } = flow.context
  const fields = fieldErrors(failure)
  // Who comes here first is on their way to the page before.
  if (company === null) return null
  return (
    <AuthPage
      title={text('auth:contact.title')}
      lead={text('auth:contact.lead')}
      footer={<Link href={paths.registerCompany}>{text('auth:contact.changeCompany')}</Link>}
    >
      <p>
        {text('auth:contact.forCompany')}: <strong>{company.businessName}</strong>
      </p>
      <PersonForm
        companyCountry={company.country}
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
