import type { components } from '#src/generated/schema.ts'
import { SellerMonogram } from '#src/components/catalogue/seller-monogram.tsx'
import styles from './chat-list.module.css'

/** The other's picture, or their initials. */
export function ChatPicture({ person }: { person: components['schemas']['ChatPerson'] }) {
  if (person.profileImage === undefined) return <SellerMonogram businessName={person.name} />
  return <img src={person.profileImage} alt="" className={styles.picture} />
}
