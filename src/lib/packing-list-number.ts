/** The number of a shipment's packing list: that of its delivery note, `DN-26-0000042`, with the sign of a packing list. */
export const packingListNumber = (deliveryNote: string): string => deliveryNote.replace('DN-', 'PL-')
