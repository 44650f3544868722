import type { BodyOf } from '#server/operation.ts'
import type { Marketplace } from './marketplace.ts'
import { pdfFile } from './sample-files.ts'
import type { Trade } from './trade-steps.ts'

type Entry = BodyOf<'addProductBatch'>

/** The batches of the traded product, as its seller keeps them. */
export function openBatches(market: Marketplace, { asSeller, productId }: Trade) {
  const upload = async (file = pdfFile('coa.pdf', 'purity 99.8 %')) =>
    (await market.call('addAttachment', { ...asSeller, body: { file } }))._id
  const enter = async (number: string, kilograms: number, rest: Partial<Entry> = {}) => {
    const body: Entry = { number, quantity: { value: kilograms, unit: 'kg' }, ...rest }
    const { batches } = await market.call('addProductBatch', { ...asSeller, id: productId, body })
    return batches.find((batch) => batch.number === number.trim())?._id ?? ''
  }
  const refuse = async (body: object) => market.envelope('addProductBatch', { ...asSeller, id: productId, body })
  const view = () => market.call('viewProductBatches', { ...asSeller, id: productId })
  const batch = async (number: string) => {
    const found = (await view()).batches.find((each) => each.number === number)
    if (found === undefined) throw new Error(`There is no batch ${number}`)
    return found
  }
  const stock = async () => (await market.call('viewProduct', { id: productId })).stock.value
  /** Takes all batches away, as if none had been entered. */
  const clear = async (left = 24_000) => {
    const rows = await market.store.list('productBatches', { productId })
    for (const { _id } of rows) await market.store.remove('productBatches', { _id })
    await market.store.update('products', { _id: productId }, { stock: left })
  }
  return { upload, enter, refuse, view, batch, stock, clear }
}

export type Batches = ReturnType<typeof openBatches>
