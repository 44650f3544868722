import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { CompanyForm } from '#src/forms/account/company-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { useSession } from '#src/session/use-session.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Link } from '#src/ui/link.tsx'

export function RegisterCompanyScreen() {
  const text = useText()
  const draft = useFormDraft(draftNames.company)
  const company = useSession((session) => session.companyData)
  const [, actor] = useFlow(registrationMachine, { step: 'company' })
  return (
    <AuthPage
      title={text('auth:company.title')}
      lead={text('auth:company.lead')}
      footer={
        <>
          {text('auth:profile.haveAccount')}
          <Link href={paths.login}>{text('auth:profile.signIn')}</Link>
        </>
      }
    >
      <CompanyForm
        company={company}
        draft={draft}
        onSubmit={(entered) => actor.send({ type: 'company.entered', company: entered })}
      />
    </AuthPage>
  )
}
