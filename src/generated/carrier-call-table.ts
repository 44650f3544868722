// Written by `npm run generate`; never edited by hand.
/** The calls of a driver, by the token of a shipment. */
export const carrierCallTable = {
  acceptJob: {"method":"post","path":"/delivery/acceptJob","body":"json"},
  addDeliveryPhoto: {"method":"post","path":"/delivery/addDeliveryPhoto","body":"multipart"},
  reportDelivery: {"method":"post","path":"/delivery/reportDelivery","body":"json"},
  reportFailure: {"method":"post","path":"/delivery/reportFailure","body":"json"},
  reportPosition: {"method":"post","path":"/delivery/reportPosition","body":"json"},
  startJob: {"method":"post","path":"/delivery/startJob","body":"json"},
  viewJob: {"method":"get","path":"/delivery/viewJob","body":false},
} as const

export type CarrierCallId = keyof typeof carrierCallTable
