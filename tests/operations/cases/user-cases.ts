import type { Cases } from './case.ts'
import type { CaseWorld } from './case-world.ts'

const address = {
  fullName: 'Sara Haddad',
  countryCode: '+966',
  phoneNumber: '501234567',
  line1: 'Industrial Road 1',
  city: 'Jubail',
  country: 'SA',
}

async function ownAddress({ market, buyer }: CaseWorld) {
  const { _id } = await market.call('addAddress', { token: buyer, body: address })
  return { token: buyer, id: _id }
}

export const userCases = {
  getAddresses: { happy: async ({ buyer }) => ({ token: buyer, body: {} }) },
  addAddress: { happy: async ({ buyer }) => ({ token: buyer, body: address }) },
  // An address has no states: it is there or it is not.
  editAddress: {
    happy: async (world) => ({ ...(await ownAddress(world)), body: { ...address, city: 'Dammam' } }),
    impossible: null,
  },
  deleteAddress: { happy: ownAddress, impossible: null },
} satisfies Partial<Cases>
