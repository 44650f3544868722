import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { profileMachine } from '#src/machines/account/profile.machine.ts'
import { storedUser } from '#src/machines/account/stored-user.ts'
import { useStored } from '#src/session/use-stored.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Page } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { CompanyVerification } from './company-verification.tsx'
import { OwnAddresses } from './own-addresses.tsx'
import { OwnQrCode } from './own-qr-code.tsx'
import { ProfileCard } from './profile-card.tsx'

/** The own profile, whether a company is verified, where goods go, and for a seller the code that leads to the own page. */
export function ProfileScreen() {
  const text = useText()
  const [flow, actor] = useFlow(profileMachine, {})
  const { results } = flow.context
  useStored(results && storedUser(results.user))
  return (
    <Page
      title={text('account:profile.title')}
      lead={text('account:profile.lead')}
      width="narrow"
      actions={
        <ButtonLink href={paths.profileEdit} icon="edit">
          {text('account:profile.edit')}
        </ButtonLink>
      }
    >
      {results === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('account:profile.waiting')}>
          <Skeleton shape="block" height="12rem" />
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && results !== null && (
        <>
          <ProfileCard profile={results} />
          {results.user.accountType === 'Company' && <CompanyVerification taxNumber={results.user.taxNumber} />}
          <OwnQrCode user={results.user} />
          <OwnAddresses />
        </>
      )}
    </Page>
  )
}
