// Written by `npm run generate`; never edited by hand.
export const paymentWebhookBody = {"type":"object"} as const
