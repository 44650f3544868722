import { FactList } from '#src/components/platform/fact-list.tsx'
import { MailAddress } from '#src/components/platform/mail-address.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { mailLink, phoneLink, supportContact } from '#src/lib/support-contact.ts'
import { CardSection } from '#src/ui/card-section.tsx'
import { Isolate } from '#src/ui/isolate.tsx'

/** Where the marketplace's staff can be met, written to and called. */
export function ContactCard() {
  const text = useText()
  const { address, email, phone, example } = supportContact()
  return (
    <CardSection title={text('support:contact.title')}>
      <FactList
        facts={[
          { name: text('support:contact.address'), value: address && <span dir="auto">{address}</span> },
          {
            name: text('support:contact.email'),
            value: email && (
              <a href={mailLink(email)}>
                <MailAddress>{email}</MailAddress>
              </a>
            ),
          },
          {
            name: text('support:contact.phone'),
            value: phone && (
              <a href={phoneLink(phone)}>
                <Isolate>{phone}</Isolate>
              </a>
            ),
          },
        ]}
      />
      {example && <p>{text('support:contact.example')}</p>}
    </CardSection>
  )
}
