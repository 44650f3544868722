import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { toDecimalText } from '#src/lib/money.ts'
import type { ReadableStore } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'
import { csvLine } from '#src/lib/csv-line.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

type Columns<Name extends 'orders' | 'products'> = Record<string, (row: Row<Name>) => string | number | null>

const money = (amount: number | null, currency: string) => (amount === null ? null : Number(toDecimalText({ amount, currency })))

const orders: Columns<'orders'> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  paymentState: ({ paymentState }) => paymentState,
  createdAt: ({ createdAt }) => createdAt,
  buyerId: ({ buyerId }) => buyerId,
  sellerId: ({ sellerId }) => sellerId,
  productId: ({ productId }) => productId,
  name: ({ name_en }) => name_en,
  casNumber: ({ casNumber }) => casNumber,
  quantity: ({ quantity }) => quantity.value,
  unit: ({ quantity }) => quantity.unit,
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal, currency }) => money(subtotal, currency),
  tax: ({ tax, currency }) => money(tax, currency),
  shipping: ({ shipping, currency }) => money(shipping, currency),
  freight: ({ freight }) => freight,
  total: ({ total, currency }) => money(total, currency),
  incoterm: ({ incoterm }) => incoterm,
  reference: ({ reference }) => reference,
  shipBy: ({ shipBy }) => shipBy,
  country: ({ deliveryAddress }) => deliveryAddress.country,
}

const products: Columns<'products'> = {
  productId: ({ _id }) => _id,
  sellerId: ({ sellerId }) => sellerId,
  status: ({ status }) => status,
  name_en: ({ name_en }) => name_en,
  name_ar: ({ name_ar }) => name_ar,
  name_bn: ({ name_bn }) => name_bn,
  casNumber: ({ casNumber }) => casNumber,
  grade: ({ grade }) => grade,
  purity: ({ purity }) => purity,
  physicalForm: ({ physicalForm }) => physicalForm,
  brand: ({ brand }) => brand,
  countryOfOrigin: ({ countryOfOrigin }) => countryOfOrigin,
  currency: ({ currency }) => currency,
  price: ({ price, currency }) => money(price, currency),
  unit: ({ unit }) => unit,
  minimumOrder: ({ minimumOrder }) => minimumOrder,
  stock: ({ stock }) => stock,
  rating: ({ rating }) => rating,
  createdAt: ({ createdAt }) => createdAt,
}

const rowsAtOnce = 500

const optionForms = { to: { type: 'string', value: 'FILE.csv', description: 'Where the table goes' } } as const

export const exportCommand: StoreCommand<typeof optionForms> = {
  options: optionForms,
  usage: `export orders|products --to FILE.csv
      Writes them, the oldest first, as a table for a spreadsheet: UTF-8, commas, amounts in the currency's main unit.`,
  run: async ({ store, print, options: { to } }, [name]) => {
    if (to === undefined || (name !== 'orders' && name !== 'products'))
      throw new CommandRefused('export orders|products --to FILE')
    const lines = name === 'orders' ? linesOf(store, 'orders', orders) : linesOf(store, 'products', products)
    let count = -1 // The first line names the columns.
    const counted = async function* () {
      for await (const text of lines) {
        count += 1
        yield text
      }
    }
    // Readable by the operator only.
    await pipeline(counted, createWriteStream(to, { mode: 0o600 }))
    print(`${count} ${name} written to ${to}`)
  },
}

/** Spreadsheets detect UTF-8 by its byte order mark. */
const mark = '\uFEFF'

async function* linesOf<Name extends 'orders' | 'products'>(
  store: ReadableStore,
  table: Name,
  columns: Columns<Name>,
): AsyncGenerator<string> {
  yield mark + csvLine(Object.keys(columns))
  for (let offset = 0; ; offset += rowsAtOnce) {
    const rows = await store.list(table, {}, { orderBy: ['createdAt', '_id'], limit: rowsAtOnce, offset })
    for (const row of rows) yield csvLine(Object.values(columns).map((cell) => cell(row)))
    if (rows.length < rowsAtOnce) return
  }
}
