import ar from '#locales/ar/invoice.json' with { type: 'json' }
import bn from '#locales/bn/invoice.json' with { type: 'json' }
import en from '#locales/en/invoice.json' with { type: 'json' }

/** The labels of invoices in every language that a buyer may read. */
export const invoiceTexts = { en, ar, bn }
