import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/session/use-session.ts'
import { useSide } from '#src/session/use-side.ts'
import { Link } from '#src/ui/link.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { FreightSection } from './freight-section.tsx'
import { LanguageSection } from './language-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PriceListsSection } from './price-lists-section.tsx'
import { PushSection } from './push-section.tsx'
import { SecondFactorsSection } from './second-factors-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/**
 * Language, notifications, a seller's freight rates and price lists, password, second factors, devices, privacy, and the way out: each a flow of its own, so that one failing
 * leaves the others.
 */
export function SettingScreen() {
  const text = useText()
  const side = useSide()
  const userId = useSession((session) => session.userId)
  return (
    <Page title={text('account:setting.title')} width="narrow">
      <LanguageSection />
      <PushSection />
      {side === 'seller' && <FreightSection />}
      {side === 'seller' && userId !== null && <PriceListsSection key={userId} sellerId={userId} />}
      <PasswordSection />
      <SecondFactorsSection />
      <SessionsSection />
      <Section title={text('account:privacy.title')} lead={text('account:privacy.lead')}>
        <p>
          <Link href={paths.privacyPolicy}>{text('app:footer.privacy')}</Link>
        </p>
      </Section>
      <DeletionSection />
    </Page>
  )
}
