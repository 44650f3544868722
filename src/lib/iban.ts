/** An IBAN as it is printed: in groups of four. It is sent to a bank without the gaps. */
export const groupedIban = (iban: string): string => (iban.replaceAll(/\s/g, '').match(/.{1,4}/g) ?? []).join(' ')
