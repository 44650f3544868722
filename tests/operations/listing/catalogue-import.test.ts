import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { inventoryDefaults, inventoryTable, runImport, tabbed, tableFile } from '#tests/support/catalogue-tables.ts'
import { givePlan } from '#tests/support/listing-fixtures.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'
import { isFullRun } from '#tests/support/full-run.ts'

const offerHeader = [
  'Ref',
  'Product Name',
  'الاسم',
  'CAS No.',
  'UN',
  'Formula',
  'Grade',
  'Assay',
  'Form',
  'Packing',
  'Origin',
  'Category',
  'MOQ',
  'Price',
  'Currency',
  'Further prices',
  'Stock',
  'Lead time',
  'Incoterms',
  'H codes',
  'Documents',
]

/** An offer that has nothing wrong with it, but for the cells that a test changes. */
const offer = (changes: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    Ref: 'CYH-1',
    'Product Name': 'Cyclohexane',
    الاسم: 'سيكلوهكسان',
    'CAS No.': '110-82-7',
    UN: 'UN 1145',
    Formula: 'C6H12',
    Grade: 'Technical',
    Assay: '≥99.5 %',
    Form: 'Liquid',
    Packing: 'drum 160 kg; ibc 780 kg',
    Origin: 'United Arab Emirates',
    Category: 'solvents/alcohols',
    MOQ: '160 kg',
    Price: '5.40',
    Currency: 'aed',
    'Further prices': '1600 kg: 4.95',
    Stock: '24 t',
    'Lead time': '7',
    Incoterms: 'FCA CIF',
    'H codes': 'H225, H304',
    Documents: 'SDS',
    ...changes,
  }
  return offerHeader.map((heading) => cells[heading] ?? '')
}

const offers = (...rows: Parameters<typeof offer>[0][]) => tableFile(tabbed([offerHeader, ...rows.map(offer)]))

describeMarketplaces((name, openStore) => {
  let store: Store
  let own: OwnCatalogue
  beforeAll(async () => {
    store = await openStore()
    own = await openOwnCatalogue(store)
  })
  beforeEach(async () => {
    await store.remove('products', { sellerId: own.sellerId })
    await givePlan(store, own.sellerId)
  })
  const products = () => store.list('products', { sellerId: own.sellerId }, { orderBy: ['reference'] })
  const report = async (path: string) => (await readFile(path, 'utf8')).split('\n').slice(0, -1)

  it('makes of a row what the seller’s own form makes of the same words', async () => {
    const run = await runImport(own, { file: await offers({}) })
    expect(run).toEqual({ printed: ['created: 1 · changed: 0 · unchanged: 0 · refused: 0'], refusal: undefined })
    const imported = await products()
    const [place] = (await store.list('subCategories', { slug: 'alcohols' })).map(({ _id }) => _id)
    const {
      ecNumber: _,
      hsCode: __,
      smiles: ___,
      brand: ____,
      name_bn: _____,
      description_en: ______,
      ...form
    } = own.form({
      reference: 'CYH-2',
      subCategoryId: place ?? '',
      synonyms: [],
      certificates: [],
      packaging: [
        { kind: 'drum', net: { value: 160, unit: 'kg' } },
        { kind: 'IBC', net: { value: 780, unit: 'kg' } },
      ],
      ghs: { pictograms: [], hazards: ['H225', 'H304'], precautions: [] },
    })
    const { molecularWeight: _weight, ...unweighed } = form
    await own.market.call('addSellerProduct', { ...own.asOwner, body: unweighed })
    const [, typed] = await products()
    const { _id, reference, searchText } = typed ?? {}
    expect(imported).toEqual([{ ...typed, _id: imported[0]?._id, reference: 'CYH-1' }])
    expect([_id === imported[0]?._id, reference, searchText?.includes('cyclohexane')]).toEqual([false, 'CYH-2', true])
    expect(await own.productCount()).toBe(2)
  })

  it('reads what a package costs more a unit, in the currency of the row, and keeps the reference of the listing', async () => {
    await runImport(own, { file: await offers({ Packing: 'drum 160 kg + 0.05; ibc 780 kg' }) })
    const drum = { kind: 'drum', net: { value: 160, unit: 'kg' }, surcharge: { amount: 5, currency: 'AED' } }
    expect((await products())[0]?.packaging).toEqual([drum, { kind: 'IBC', net: { value: 780, unit: 'kg' } }])
    const { refusal } = await runImport(own, { file: await offers({ Packing: 'drum 160 kg + much' }) })
    expect(refusal).toContain('refused')
  })

  it('takes 400 rows of an inventory, and makes nothing new of them the second time', { timeout: 60_000 }, async () => {
    const substances = await store.list('products', { status: 'active' }, { orderBy: ['casNumber', '_id'] })
    const file = await tableFile(inventoryTable(substances, 400))
    const options = { file, default: inventoryDefaults }
    expect(await runImport(own, options)).toEqual({
      printed: ['Columns that are not used: inchi_key', 'created: 400 · changed: 0 · unchanged: 0 · refused: 0'],
      refusal: undefined,
    })
    const first = await products()
    expect(first.length).toBe(400)
    expect(await own.productCount()).toBe(400)
    expect((await runImport(own, options)).printed.at(-1)).toBe('created: 0 · changed: 0 · unchanged: 400 · refused: 0')
    expect(await products()).toEqual(first)
  })

  it('changes what the file changes, and keeps what it does not speak of and what orders took', async () => {
    await runImport(own, { file: await offers({}) })
    const [before] = await products()
    await store.takeStock(before?._id ?? '', 1000)
    await store.update(
      'products',
      { _id: before?._id ?? '' },
      { description_en: 'Our own words', images: ['/api/files/viewFile/x'] },
    )
    const file = await offers({ Price: '5.60', UN: '', Stock: '30 t' })
    expect((await runImport(own, { file })).printed).toEqual(['created: 0 · changed: 1 · unchanged: 0 · refused: 0'])
    const [after] = await products()
    expect(after).toMatchObject({
      _id: before?._id,
      version: 2,
      price: 560,
      unNumber: null,
      stock: 23_000,
      documents: before?.documents,
      description_en: 'Our own words',
      images: ['/api/files/viewFile/x'],
    })
    await runImport(own, { file, 'set-stock': true })
    expect(await products()).toEqual([{ ...after, stock: 30_000, version: 3 }])
  })

  it('knows a listing without a number by substance, grade and packaging, also once the seller has numbered it', async () => {
    const file = await offers({ Ref: '' }, { Ref: '', Grade: 'reagent' })
    await runImport(own, { file })
    const made = await products()
    expect(made.map(({ reference }) => reference)).toEqual([
      '110-82-7 reagent drum 160 kg, IBC 780 kg',
      '110-82-7 technical drum 160 kg, IBC 780 kg',
    ])
    await store.update('products', { _id: made[1]?._id ?? '' }, { reference: 'OWN-7' })
    expect((await runImport(own, { file })).printed).toEqual(['created: 0 · changed: 0 · unchanged: 2 · refused: 0'])
    expect((await products()).map(({ reference }) => reference)).toEqual([made[0]?.reference, 'OWN-7'])
  })

  it('tells line, column, value and reason of ten broken rows, and writes the two that are whole', async () => {
    const file = await offers(
      {},
      { Ref: 'B-1', 'CAS No.': '110-82-8' },
      { Ref: 'B-2', Formula: 'Cyclohexane' },
      { Ref: 'B-3', Price: '1,250' },
      { Ref: 'B-4', MOQ: 'a drum' },
      { Ref: 'B-5', Grade: 'finest', Origin: 'Atlantis' },
      { Ref: 'B-6', Category: 'perfume', 'Product Name': '' },
      { Ref: 'B-7', Documents: '' },
      { Ref: 'B-8', 'Further prices': '1600 kg: 5.90' },
      { Ref: 'CYH-1', Price: '5.00' },
      { Ref: 'B-10', 'H codes': 'H225; H999' },
      { Ref: 'CYH-2', Stock: '0 kg' },
    )
    const path = `${file}.report.tsv`
    const { printed, refusal } = await runImport(own, { file, report: path })
    expect(refusal).toBe('10 rows were refused.')
    expect(printed.at(-1)).toBe('created: 2 · changed: 0 · unchanged: 0 · refused: 10')
    expect(await report(path)).toEqual([
      'line\toutcome\treference\tcolumn\tvalue\treason',
      '2\tcreated\tCYH-1\t\t\t',
      '3\trefused\tB-1\tCAS No.\t110-82-8\tThe check digit of this CAS number is wrong: there is a typing error in it.',
      '4\trefused\tB-2\tFormula\tCyclohexane\tThis cannot be read as a molecular formula. Write it like C3H6O, CuSO4.5H2O or (C2H4O)nH2O.',
      '5\trefused\tB-3\tPrice\t1,250\tWrite a price with a point, without grouping, and with no more decimals than the currency has, such as 5.40.',
      '6\trefused\tB-4\tMOQ\ta drum\tWrite a quantity with its unit, such as 160 kg or 1000 L, with a point and without grouping.',
      '7\trefused\tB-5\tOrigin\tAtlantis\tThis country is not known. Write its two letters (ISO 3166) or its English name.',
      '7\trefused\tB-5\tGrade\tfinest\tChoose one of the values offered.',
      '8\trefused\tB-6\tCategory\tperfume\tThere is no such subcategory, or several have this name. Write category/subcategory as the list of categories has them.',
      '8\trefused\tB-6\tProduct Name\t\tPlease fill this in.',
      '9\trefused\tB-7\tDocuments\t\tA hazardous product needs its safety data sheet (SDS) before it can be offered.',
      '10\trefused\tB-8\tFurther prices\t1600 kg: 5.90\tA larger quantity must cost less per unit than the tier before.',
      '11\trefused\tCYH-1\tRef\tCYH-1\tLine 2 is of the same listing already.',
      '12\trefused\tB-10\tH codes\tH999\tH999 is not a code of the GHS.',
      '13\tcreated\tCYH-2\t\t\t',
    ])
    expect((await products()).map(({ reference, price }) => [reference, price])).toEqual([
      ['CYH-1', 540],
      ['CYH-2', 540],
    ])
  })

  it('gives the reasons in the language that is asked for', async () => {
    const file = await offers({ 'CAS No.': '110-82-8' })
    const { printed, refusal } = await runImport(own, { file, language: 'ar' })
    expect([printed, refusal]).toEqual([
      [
        '2\tCAS No.\t110-82-8\tرقم التحقق في رقم CAS هذا غير صحيح؛ هناك خطأ في كتابته.',
        'أُضيف: 0 · عُدِّل: 0 · بلا تغيير: 0 · رُفض: 1',
      ],
      'رُفض صف واحد.',
    ])
  })

  it('writes nothing in a dry run, whatever it finds', async () => {
    const file = await offers({}, { Ref: 'CYH-2' }, { Ref: 'CYH-2' }, { Ref: 'CYH-3', 'CAS No.': '7' })
    const { printed, refusal } = await runImport(own, { file, 'dry-run': true })
    expect(printed.at(-1)).toBe('Nothing was written. to be created: 2 · to be changed: 0 · unchanged: 0 · refused: 2')
    expect([refusal, await products()]).toEqual(['2 rows were refused.', []])
  })

  it('writes the whole file or nothing, where that is asked for', async () => {
    const broken = await offers({}, { Ref: 'CYH-2', 'CAS No.': '7' })
    const refused = await runImport(own, { file: broken, 'all-or-nothing': true })
    expect(refused.printed.at(-1)).toBe('Nothing was written. created: 0 · changed: 0 · unchanged: 0 · refused: 1 · held back: 1')
    expect(await products()).toEqual([])
    await runImport(own, { file: await offers({}, { Ref: 'CYH-2' }), 'all-or-nothing': true })
    expect((await products()).length).toBe(2)
  })

  it('goes on where it was broken off, without a row lost, half there or twice', { timeout: 60_000 }, async () => {
    const substances = await store.list('products', { status: 'active' }, { orderBy: ['casNumber', '_id'] })
    const file = await tableFile(inventoryTable(substances, 450))
    const path = `${file}.report.tsv`
    const options = { file, default: inventoryDefaults, report: path }
    let transactions = 0
    const breaking = async (transaction: () => Promise<unknown>) => {
      transactions += 1
      if (transactions === 1) return transaction()
      // Crashes after the work of the second batch, before its commit.
      return store.transaction(async () => Promise.reject(new Error('The plug was pulled')))
    }
    await expect(runImport(own, options, breaking)).rejects.toThrow('The plug was pulled')
    expect([(await products()).length, (await report(path)).length]).toEqual([200, 201])
    expect((await runImport(own, options)).printed.at(-1)).toBe('created: 250 · changed: 0 · unchanged: 200 · refused: 0')
    expect(new Set((await products()).map(({ reference }) => reference)).size).toBe(450)
  })

  it('puts no more on the market than the plan allows, unless the operator says so', async () => {
    await givePlan(store, own.sellerId, { listings: 1 })
    const file = await offers({}, { Ref: 'CYH-2' })
    const { printed } = await runImport(own, { file })
    expect(printed).toEqual([
      "3\tstatus\t\tListings that the seller's plan allows on the market: 1. So many there are.",
      'created: 1 · changed: 0 · unchanged: 0 · refused: 1',
    ])
    expect((await runImport(own, { file, 'beyond-plan': true })).printed).toEqual([
      'created: 1 · changed: 0 · unchanged: 1 · refused: 0',
    ])
  })

  it('leaves price and stock of drafts to the seller, who can then put them on the market', async () => {
    const file = await offers({ Price: '', 'Further prices': '', Stock: '' })
    await runImport(own, { file, drafts: true })
    const [draft] = await products()
    expect(draft).toMatchObject({ status: 'inactive', missing: ['price', 'stock'], currency: 'AED', stock: 0 })
    const id = draft?._id ?? ''
    expect((await own.market.envelope('changeProductStatus', { ...own.asOwner, id })).code).toBe(422)
    const body = { version: 1, price: { amount: 520, currency: 'AED' }, stock: { value: 5, unit: 't' as const, seen: 0 } }
    await own.market.call('editInventory', { ...own.asOwner, id, body })
    await own.market.call('changeProductStatus', { ...own.asOwner, id })
    expect((await runImport(own, { file, drafts: true })).printed).toEqual([
      'created: 0 · changed: 0 · unchanged: 1 · refused: 0',
    ])
    expect((await products())[0]).toMatchObject({ status: 'active', missing: [], price: 520, stock: 5000 })
  })

  it('lets two imports of one file at once make each listing once', async () => {
    const file = await offers({}, { Ref: 'CYH-2' }, { Ref: '', Grade: 'reagent' })
    const runs = await Promise.all([runImport(own, { file }), runImport(own, { file })])
    expect(runs.map(({ refusal }) => refusal)).toEqual([undefined, undefined])
    expect((await products()).length).toBe(3)
  })

  describe('the file', () => {
    const quoted = offerHeader.join(';')
    const line = offer({ 'Product Name': '"Cyclo""hexane""; pure"', Packing: '"drum 160 kg"', 'Further prices': '' }).join(';')

    it('may be of a spreadsheet: marked UTF-8 with semicolons and quotes, or Unicode text', async () => {
      const text = `${quoted}\r\n${line}\r\n\r\n;;;\r\n`
      await runImport(own, { file: await tableFile(`\uFEFF${text}`, 'excel.csv') })
      const [first] = await products()
      expect([first?.name_en, first?.name_ar]).toEqual(['Cyclo"hexane"; pure', 'سيكلوهكسان'])
      const utf16 = Buffer.from(
        `\uFEFF${tabbed([offerHeader, offer({ 'Product Name': 'Cyclo"hexane"; pure', Packing: 'drum 160 kg', 'Further prices': '' })])}`,
        'utf16le',
      )
      expect((await runImport(own, { file: await tableFile(utf16, 'unicode.txt') })).printed).toEqual([
        'created: 0 · changed: 0 · unchanged: 1 · refused: 0',
      ])
    })

    it('is refused as a whole, before a row is written, where it cannot be read to its end', async () => {
      const latin = Buffer.concat([Buffer.from(`${quoted}\n${line}\n`), Buffer.from('Caf\xe9;;', 'latin1')])
      expect((await runImport(own, { file: await tableFile(latin, 'latin.csv') })).refusal).toMatch(/not in UTF-8 \(line 3\)/)
      const open = `${quoted}\n${line}\n"CYH;2;3\n`
      expect((await runImport(own, { file: await tableFile(open, 'open.csv') })).refusal).toMatch(
        /cannot be read as a table: Quote Not Closed/,
      )
      expect((await runImport(own, { file: await tableFile('', 'empty.csv') })).refusal).toMatch(/is empty$/)
      expect((await runImport(own, { file: '/nowhere/at-all.csv' })).refusal).toBe('There is no file /nowhere/at-all.csv')
      expect(await products()).toEqual([])
    })

    it('is refused with all that is unclear in its columns', async () => {
      const file = await tableFile(
        tabbed([
          ['Name', 'Product', 'CAS', 'Kosten'],
          ['Water', 'Water', '7732-18-5', '1'],
        ]),
      )
      const options = { file, map: ['Kosten=price,Preis=price', 'Name=colour'], default: ['grade', 'shade=dark'] }
      expect((await runImport(own, options)).refusal?.split('\n').map((text) => text.replace(/ The fields are .*/, ''))).toEqual([
        '--map names a column "Preis" that the file does not have',
        'There is no field colour.',
        '--default wants field=value, and got grade',
        'There is no field shade.',
        "The columns Name, Product are all taken for name_en: leave out others with --map 'Product='",
        'The file has no column for category, molecularFormula, grade, purity, physicalForm, packaging, countryOfOrigin, minimumOrder, stock, leadTimeDays, incoterms.',
        "Say which column it is (--map 'COLUMN=category'), or what holds for all rows (--default 'category=…').",
        '--drafts leaves stock to the seller and keeps the listings off the market.',
      ])
    })

    it('can name its columns as it likes, where the operator says what they are', async () => {
      const text = tabbed([offerHeader.map((heading) => `X ${heading}`), offer()])
      const map = offerHeader.map((heading, index) => `X ${heading}=${importedAs[index]}`)
      expect((await runImport(own, { file: await tableFile(text), map })).printed).toEqual([
        'created: 1 · changed: 0 · unchanged: 0 · refused: 0',
      ])
    })
  })

  it('takes a large table in many transactions', { timeout: 120_000 }, async () => {
    const substances = await store.list('products', { status: 'active' }, { orderBy: ['casNumber', '_id'] })
    // The size that is promised for PostgreSQL; the others would say no more at it, and take longer.
    const rows = name === 'PostgreSQL' && isFullRun ? 5000 : 500
    const file = await tableFile(inventoryTable(substances, rows))
    const { printed } = await runImport(own, { file, default: inventoryDefaults })
    expect(printed.at(-1)).toBe(`created: ${rows} · changed: 0 · unchanged: 0 · refused: 0`)
  })
})

const importedAs = [
  'reference',
  'name_en',
  'name_ar',
  'casNumber',
  'unNumber',
  'molecularFormula',
  'grade',
  'purity',
  'physicalForm',
  'packaging',
  'countryOfOrigin',
  'category',
  'minimumOrder',
  'price',
  'currency',
  'priceTiers',
  'stock',
  'leadTimeDays',
  'incoterms',
  'hazards',
  'documents',
]
