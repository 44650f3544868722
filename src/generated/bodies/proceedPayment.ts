// Written by `npm run generate`; never edited by hand.
export const proceedPaymentBody = {"type":"object","additionalProperties":false,"required":["paymentId"],"properties":{"paymentId":{"type":"string","format":"uuid"},"cardToken":{"type":"string","minLength":8,"maxLength":100,"pattern":"^[A-Za-z0-9_-]+$"},"bankCode":{"type":"string","pattern":"^[0-9]{4,8}$"}}} as const
