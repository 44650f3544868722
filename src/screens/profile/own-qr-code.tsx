import { QrCode } from '#src/components/platform/qr-code.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/session/use-session.ts'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/page.tsx'

/** For a seller's label or stand. Who acts as a buyer has no page to lead to. */
export function OwnQrCode({ user }: { user: components['schemas']['User'] }) {
  const text = useText()
  const sells = useSession((session) => session.accountType === 'Seller')
  const address = useSession((session) => session.qrCode)
  if (!sells || address === null) return null
  return (
    <Section title={text('account:qr.title')} lead={text('account:qr.lead')}>
      <QrCode
        content={new URL(address, location.origin).href}
        label={text('account:qr.label', { name: user.businessName ?? user.fullName })}
        download={{ label: text('account:qr.download'), fileName: 'kimiya-qr.svg' }}
      />
      <p>
        <Link href={address}>{text('account:qr.open')}</Link>
      </p>
    </Section>
  )
}
