import { useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './footer.module.css'

/** A domain and a number that are kept free for examples, so that nobody is written to or called by mistake. */
const example = { email: 'support@kimiya.example', phone: '+44 20 7946 0100' }

/** How the operator of this marketplace can be met, as entries of a list; set when the page is built. */
export function FooterContact() {
  const text = useText()
  const given = {
    address: import.meta.env.VITE_SUPPORT_ADDRESS,
    email: import.meta.env.VITE_SUPPORT_EMAIL,
    phone: import.meta.env.VITE_SUPPORT_PHONE,
  }
  const isGiven = Object.values(given).some((way) => way !== undefined)
  const { address, email, phone } = isGiven ? given : { address: text('app:footer.noOffice'), ...example }
  return (
    <>
      {address !== undefined && <li>{address}</li>}
      {email !== undefined && <Way href={`mailto:${email}`}>{email}</Way>}
      {phone !== undefined && <Way href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Way>}
    </>
  )
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className={styles.link}>
        <Isolate>{children}</Isolate>
      </a>
    </li>
  )
}
