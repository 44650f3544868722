import { namedSeller } from '#server/domain/account/seller-names.ts'
import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { newAccount, unusedSellingSide } from './demo-accounts.ts'
import ratersFile from './raters.json' with { type: 'json' }

/** The demo's buyers who rate products. */
export type Rater = Pick<Row<'users'>, '_id' | 'language'>

// JSON imports widen the language to a string; tests/operations/platform/demo-ratings.test.ts proves that each is one of the three.
const people = ratersFile as (Pick<
  Row<'users'>,
  'fullName' | 'businessName' | 'language' | 'country' | 'countryCode' | 'phoneNumber'
> &
  Pick<Row<'sellers'>, 'city' | 'currency'> & { slug: string })[]

/** Before the oldest rating. */
const joinedDaysAgo = 400

/** Creates the accounts of the demo's other buyers, with a random password. */
export async function insertRaters(tables: Tables, passwordHash: string, now: string, newId: () => string): Promise<Rater[]> {
  const joined = new Date(Date.parse(now) - joinedDaysAgo * 86_400_000).toISOString()
  const made = people.map(({ slug, city, currency, ...person }) => {
    const _id = newId()
    const accountType = person.businessName === null ? ('Individual' as const) : ('Company' as const)
    const account = { emailVerifiedAt: joined, passwordHash, accountType, taxNumber: null, createdAt: joined }
    const user: Row<'users'> = { ...newAccount, ...person, ...account, _id, email: `${slug}@buyers.kimiya.example` }
    const { businessName, fullName, country } = person
    const from = { city, country, currency, taxNumber: null, memberSince: joined.slice(0, 10) }
    return { user, seller: { ...unusedSellingSide, ...from, _id, ...namedSeller(businessName ?? fullName) } }
  })
  await tables.insert('users', ...made.map(({ user }) => user))
  await tables.insert('sellers', ...made.map(({ seller }) => seller))
  return made.map(({ user: { _id, language } }) => ({ _id, language }))
}
