import type { Stage } from './stage.ts'

/** An app that was added a while ago. */
export async function insertFactor({ market }: Stage, userId: string): Promise<void> {
  const createdAt = market.clock.now.toISOString()
  await market.store.insert('secondFactors', {
    _id: market.newId(),
    userId,
    kind: 'authenticator',
    name: 'The first phone',
    secret: await market.ports.encryption.encrypt(market.ports.totp.newSecret(), userId),
    lastStep: null,
    credentialId: null,
    publicKey: null,
    counter: null,
    transports: [],
    addedBy: market.newId(),
    addedFrom: null,
    createdAt,
    lastUsedAt: null,
  })
}
