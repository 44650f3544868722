import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { useSide } from '#src/session/use-side.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Link } from '#src/ui/link.tsx'

/** Where most questions are answered without waiting. */
export function ServicesCard() {
  const text = useText()
  const isSeller = useSide() === 'seller'
  return (
    <CardSection title={text('support:services.title')} lead={text('support:services.lead')}>
      <Stack as="ul" gap={2}>
        <li>
          <Link href={paths.faqs}>{text('support:services.faqs')}</Link>
        </li>
        <li>
          <Link href={isSeller ? paths.sellerOrders : paths.myOrder}>{text('support:services.orders')}</Link>
        </li>
        <li>
          <Link href={paths.termsAndConditions}>{text('app:footer.terms')}</Link>
        </li>
        <li>
          <Link href={paths.privacyPolicy}>{text('app:footer.privacy')}</Link>
        </li>
      </Stack>
    </CardSection>
  )
}
