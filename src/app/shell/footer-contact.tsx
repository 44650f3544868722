import { useText } from '#src/i18n/use-text.ts'
import { mailLink, phoneLink, supportContact } from '#src/lib/support-contact.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './footer.module.css'

/** How the operator of this marketplace can be met, as entries of a list. */
export function FooterContact() {
  const text = useText()
  const { example, address = example ? text('app:footer.noOffice') : undefined, email, phone } = supportContact()
  return (
    <>
      {address !== undefined && <li>{address}</li>}
      {email !== undefined && <ContactMethod href={mailLink(email)}>{email}</ContactMethod>}
      {phone !== undefined && <ContactMethod href={phoneLink(phone)}>{phone}</ContactMethod>}
    </>
  )
}

function ContactMethod({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className={styles.link}>
        <Isolate>{children}</Isolate>
      </a>
    </li>
  )
}
