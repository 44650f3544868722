import { AuthPage } from '#src/components/account/auth-page.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ProfileForm } from '#src/forms/account/profile-form.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { Link } from '#src/ui/link.tsx'

export function SelectProfileScreen() {
  const text = useText()
  const [, actor] = useFlow(registrationMachine, { step: 'profile' })
  return (
    <AuthPage
      title={text('auth:profile.title')}
      lead={text('auth:profile.lead')}
      footer={
        <>
          {text('auth:profile.haveAccount')}
          <Link href={paths.login}>{text('auth:profile.signIn')}</Link>
        </>
      }
    >
      <ProfileForm onSubmit={(accountType) => actor.send({ type: 'profile.chosen', accountType })} />
    </AuthPage>
  )
}
