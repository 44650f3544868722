import { FactList } from '#src/components/platform/fact-list.tsx'
import { MailAddress } from '#src/components/platform/mail-address.tsx'
import { SellerMonogram } from '#src/components/catalogue/seller-monogram.tsx'
import { useCardName } from '#src/components/payment/saved-card-name.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import styles from './profile-card.module.css'

/** Who a person is to the marketplace, and what they tell of themselves. */
export function ProfileCard({ profile }: { profile: components['schemas']['OwnProfile'] }) {
  const text = useText()
  const local = useLocal()
  const { formatCountry, formatDate } = useFormat()
  const cardName = useCardName()
  const { user, street, city, postalCode } = profile
  const name = user.businessName ?? user.fullName
  const phone = `${user.countryCode} ${user.phoneNumber}`
  const place = [street, postalCode, city].filter((part) => part !== undefined)
  return (
    <Stack gap={5}>
      <Card>
        <div className={styles.head}>
          {user.profileImage === undefined ? (
            <SellerMonogram businessName={name} large />
          ) : (
            <img src={user.profileImage} alt={text('account:profile.picture')} className={styles.picture} />
          )}
          <bdi className={styles.name}>{name}</bdi>
        </div>
        <FactList
          facts={[
            { name: text('fields:fullName'), value: <bdi>{user.fullName}</bdi> },
            { name: text('account:profile.kind'), value: text(`account:profile.${user.accountType}`) },
            { name: text('fields:taxNumber'), value: user.taxNumber && <Isolate>{user.taxNumber}</Isolate> },
            { name: text('fields:email'), value: <MailAddress>{user.email}</MailAddress> },
            { name: text('fields:phoneNumber'), value: <Isolate>{phone}</Isolate> },
            { name: text('fields:country'), value: formatCountry(user.country) },
            { name: text('account:profile.place'), value: place.length > 0 ? <bdi>{place.join(' · ')}</bdi> : undefined },
            { name: text('account:profile.plan'), value: user.subscription && local(user.subscription, 'name') },
            { name: text('account:profile.card'), value: user.creditCard && <Isolate>{cardName(user.creditCard)}</Isolate> },
            { name: text('account:profile.memberSince'), value: formatDate(user.createdAt) },
          ]}
        />
      </Card>
      <Section title={text('account:profile.about')}>
        <p className={styles.about} dir="auto">
          {local(profile, 'about') ?? text('account:profile.noAbout')}
        </p>
      </Section>
    </Stack>
  )
}
