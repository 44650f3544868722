import type { components } from '#src/generated/schema.ts'
import { sellerViewProfileAddress } from '#src/lib/paths.ts'
import { serializeSavedCard } from '#server/domain/plan/saved-card-serializer.ts'
import { freePlan, runningSubscription } from '#server/domain/plan/plans.ts'
import { omitNull } from '#server/domain/platform/omit-null.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import { serializeUser } from './user-serializer.ts'

type Schemas = components['schemas']
type ProfileContext = Pick<OperationContext, 'tables' | 'now'>

/** What other areas know of an account: its plan, the card on file, where its QR code leads. */
export type ProfileExtras = Pick<Schemas['User'], 'subscription' | 'creditCard' | 'qrCode'>

export async function profileExtras(context: ProfileContext, userId: string): Promise<ProfileExtras> {
  const { tables, now } = context
  const [running, cards] = await Promise.all([
    runningSubscription(context, userId),
    tables.list('savedCards', { userId }, { orderBy: ['-createdAt', '_id'] }),
  ])
  const plan = running?.plan ?? (await freePlan(context))
  const card = cards.map((each) => serializeSavedCard(each, now)).find(({ expired }) => !expired)
  return {
    ...(plan === undefined ? {} : { subscription: serializeSubscribedPlan(plan) }),
    ...(card === undefined ? {} : { creditCard: { brand: card.brand, lastFour: card.lastFour } }),
    qrCode: sellerViewProfileAddress(userId),
  }
}

/** The account as its owner sees it. */
export async function describeUser(context: ProfileContext, user: Row<'users'>): Promise<Schemas['User']> {
  return { ...serializeUser(user), ...(await profileExtras(context, user._id)) }
}

/** The user and their seller's page. */
export async function describeOwnProfile(
  context: ProfileContext,
  user: Row<'users'>,
  seller: Row<'sellers'>,
): Promise<Schemas['OwnProfile']> {
  const { about_en, about_ar, about_bn, street, postalCode, city, photos } = seller
  return {
    user: await describeUser(context, user),
    photos,
    ...omitNull({ about_en, about_ar, about_bn, street, postalCode, city: city || null }),
  }
}

const serializeSubscribedPlan = ({ slug, name_en, name_ar, name_bn }: Row<'plans'>): Schemas['SubscribedPlan'] => ({
  ...omitNull({ name_ar, name_bn }),
  slug,
  name_en,
})
