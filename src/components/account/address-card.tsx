import type { components } from '#src/generated/schema.ts'
import { useFormat } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import styles from './address-card.module.css'

/** A postal address as a label has it, with the telephone number where it is shared; each line in the direction of its own writing. */
export function AddressCard({ address }: { address: components['schemas']['DeliveryAddress'] }) {
  const { formatCountry } = useFormat()
  const { fullName, line1, line2, city, region, postalCode, country, countryCode, phoneNumber, label } = address
  const phone = countryCode !== undefined && phoneNumber !== undefined ? `${countryCode} ${phoneNumber}` : undefined
  const place = [postalCode, city, region].filter((part) => part !== undefined && part !== '')
  return (
    <address className={styles.address}>
      {label !== undefined && label !== '' && <bdi className={styles.label}>{label}</bdi>}
      <bdi className={styles.name}>{fullName}</bdi>
      <bdi>{line1}</bdi>
      {line2 !== undefined && line2 !== '' && <bdi>{line2}</bdi>}
      <bdi>{place.join(' ')}</bdi>
      <span>{formatCountry(country)}</span>
      {phone !== undefined && <Isolate className={styles.phone}>{phone}</Isolate>}
    </address>
  )
}
