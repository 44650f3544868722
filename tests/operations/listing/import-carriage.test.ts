import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { runImport, tabbed, tableFile } from '#tests/support/catalogue-tables.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const cyclohexane = {
  Ref: 'CYH-1',
  'Product Name': 'Cyclohexane',
  'CAS No.': '110-82-7',
  UN: 'UN 1145',
  Formula: 'C6H12',
  Grade: 'Technical',
  Assay: '99.5',
  Form: 'Liquid',
  Packing: 'drum 160 kg',
  Origin: 'AE',
  Category: 'solvents/alcohols',
  MOQ: '160 kg',
  Price: '5.40',
  Currency: 'AED',
  Stock: '24 t',
  'Lead time': '7',
  Incoterms: 'FCA CIF',
  'H codes': 'H225, H304',
  Documents: 'SDS',
}

const offers = (...rows: Partial<typeof cyclohexane>[]) =>
  tableFile(tabbed([Object.keys(cyclohexane), ...rows.map((changes) => Object.values({ ...cyclohexane, ...changes }))]))

describeMarketplaces((_, openStore) => {
  let store: Store
  let own: OwnCatalogue
  beforeAll(async () => {
    store = await openStore()
    own = await openOwnCatalogue(store)
  })
  beforeEach(async () => {
    await store.remove('products', { sellerId: own.sellerId })
  })
  const products = () => store.list('products', { sellerId: own.sellerId }, { orderBy: ['reference'] })

  it('takes no UN number of another substance or class', async () => {
    const file = await offers({ UN: '1789' }, { Ref: 'CYH-2', UN: 'UN2811' })
    const { printed } = await runImport(own, { file })
    expect(printed.slice(0, 2)).toEqual([
      '2\tUN\t1789\tUN1789 is HYDROCHLORIC ACID (CAS 7647-01-0), and the product has CAS 110-82-7. Correct the one that is wrong.',
      '3\tUN\tUN2811\tUN2811 is declared as class 6.1, which none of the product’s hazard statements says. It needs one of H300, H301, H310, H311, H330, H331, H332.',
    ])
    expect(await products()).toEqual([])
  })

  it('keeps what a seller declared for carriage, but not for another UN number', async () => {
    await runImport(own, { file: await offers({}) })
    const [made] = await products()
    const declared = made?.dangerousGoods && { ...made.dangerousGoods, emergencyPhone: '+97145550142' }
    if (!declared) throw new Error('Cyclohexane is declared')
    await store.update('products', { reference: 'CYH-1' }, { dangerousGoods: declared })
    await runImport(own, { file: await offers({ Price: '5.30' }) })
    expect((await products())[0]).toMatchObject({ price: 530, dangerousGoods: declared })
    await runImport(own, { file: await offers({ UN: '1993' }) })
    expect((await products())[0]?.dangerousGoods).toMatchObject({ emergencyPhone: null, technicalName: null, hazardClass: '3' })
    await runImport(own, { file: await offers({ UN: '' }) })
    expect((await products())[0]?.dangerousGoods).toBe(null)
  })
})
