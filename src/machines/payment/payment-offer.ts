import { type CallResults, callApi } from '#src/api/call-api.ts'
import { ApiError } from '#src/api/api-error.ts'

/** With what somebody can pay. */
export interface PaymentOffer {
  cards: CallResults<'getSavedCards'>['cards']
  /** Who takes a new card. */
  provider: CallResults<'getSavedCards'>['provider']
  /** One balance a currency. */
  wallet: CallResults<'getUserWalletInfo'>['wallet']
  /** Where a transfer goes; null when the marketplace takes none. */
  bank: CallResults<'getAdminBankDetails'> | null
}

export async function readPaymentOffer(signal: AbortSignal): Promise<PaymentOffer> {
  const [cards, wallet, bank] = await Promise.all([
    callApi('getSavedCards', { signal }),
    callApi('getUserWalletInfo', { signal }),
    readBank(signal),
  ])
  return { ...cards.results, wallet: wallet.results.wallet, bank }
}

async function readBank(signal: AbortSignal): Promise<PaymentOffer['bank']> {
  try {
    return (await callApi('getAdminBankDetails', { signal })).results
  } catch (error) {
    if (error instanceof ApiError && error.failure.kind === 'rejected' && error.failure.code === 404) return null
    throw error
  }
}
