import { useSession } from './use-session.ts'

/** The side of the market on which somebody looks at what both sides share. */
export const useSide = (): 'buyer' | 'seller' => useSession(({ accountType }) => (accountType === 'Seller' ? 'seller' : 'buyer'))
