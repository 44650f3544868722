import ar from '#locales/ar/invoice.json' with { type: 'json' }
import bn from '#locales/bn/invoice.json' with { type: 'json' }
import en from '#locales/en/invoice.json' with { type: 'json' }
import arCatalogue from '#locales/ar/catalogue.json' with { type: 'json' }
import arPackages from '#locales/ar/packages.json' with { type: 'json' }
import bnCatalogue from '#locales/bn/catalogue.json' with { type: 'json' }
import bnPackages from '#locales/bn/packages.json' with { type: 'json' }
import enCatalogue from '#locales/en/catalogue.json' with { type: 'json' }
import enPackages from '#locales/en/packages.json' with { type: 'json' }

/** The labels of invoices in every language that a buyer may read, and how packages are counted and grades named in it. */
export const invoiceTexts = {
  en: { ...en, counted: enPackages.count, grades: enCatalogue.grade },
  ar: { ...ar, counted: arPackages.count, grades: arCatalogue.grade },
  bn: { ...bn, counted: bnPackages.count, grades: bnCatalogue.grade },
}
