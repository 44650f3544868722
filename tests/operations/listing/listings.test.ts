import { beforeAll, describe, expect, it } from 'vitest'
import type { ResultsOf } from '#server/operation.ts'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { pdfFile, sidewaysPhoto } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

type Product = ResultsOf<'viewProduct'>

describeMarketplaces((_, openStore) => {
  let own: OwnCatalogue
  beforeAll(async () => {
    own = await openOwnCatalogue(await openStore())
  })

  const named = ({ _id, name_en, name_ar, name_bn }: Pick<OwnCatalogue['place'], '_id' | 'name_en' | 'name_ar' | 'name_bn'>) => ({
    _id,
    name_en,
    name_ar,
    name_bn,
  })
  const edit = (product: Product, changes: object = {}) => {
    const { stock: _stock, status: _status, ...fields } = own.form()
    return own.market.envelope('editSellerProduct', {
      ...own.asOwner,
      id: product._id,
      body: { ...fields, version: product.version, ...changes },
    })
  }
  const fieldsOf = async (body: object) => {
    const { code, results } = await own.market.envelope('addSellerProduct', { ...own.asOwner, body })
    return code === 422 ? results : code
  }

  const cyclohexaneDeclared = {
    properShippingName: 'CYCLOHEXANE',
    hazardClass: '3',
    subsidiaryHazards: [],
    packingGroup: 'II',
    tunnelCode: 'D/E',
  }

  describe('posting a product', () => {
    it('shows it to everybody as it was stated, with what follows from that', async () => {
      const before = (await own.productCount()) ?? 0
      const added = await own.add({ reference: ' CYH-160 ' })
      const stated = {
        _id: added._id,
        name_en: 'Cyclohexane',
        name_ar: 'سيكلوهكسان',
        name_bn: 'সাইক্লোহেক্সেন',
        description_en: 'Solvent for resins.',
        images: [],
        casNumber: '110-82-7',
        ecNumber: '203-806-2',
        unNumber: 'UN1145',
        hsCode: '290211',
        molecularFormula: 'C6H12',
        molecularWeight: 84.16,
        smiles: 'C1CCCCC1',
        synonyms: ['Hexamethylene'],
        grade: 'technical',
        purity: 99.5,
        physicalForm: 'liquid',
        brand: 'Creekside',
        countryOfOrigin: 'AE',
        packaging: [{ kind: 'drum', net: { value: 160, unit: 'kg' } }],
        price: { amount: 540, currency: 'AED' },
        priceUnit: 'kg',
        minimumOrder: { value: 160, unit: 'kg' },
        priceTiers: own.form().priceTiers,
        stock: { value: 24_000, unit: 'kg' },
        leadTimeDays: 7,
        incoterms: ['FCA', 'CIF'],
        certificates: ['REACH'],
        ghs: own.form().ghs,
        dangerousGoods: cyclohexaneDeclared,
        documents: [{ kind: 'SDS', access: 'onRequest' }],
        sample: { offered: false },
        status: 'active',
        promoted: false,
        hasStructure: true,
        rating: 0,
        ratingCount: 0,
        viewCount: 0,
        category: named(own.category),
        subCategory: named(own.place),
        seller: {
          _id: own.sellerId,
          businessName: 'Creekside Coatings LLC',
          country: 'AE',
          verified: false,
          rating: 0,
          ratingCount: 0,
        },
      }
      const dangerousGoods = { ...cyclohexaneDeclared, missing: ['emergencyPhone'] }
      expect(added).toEqual({ ...stated, dangerousGoods, reference: 'CYH-160', version: 1 })
      expect(await own.market.call('viewProduct', { id: added._id, token: own.buyer })).toEqual(stated)
      expect(await own.found('Hexamethylene')).toContain(added._id)
      expect(await own.market.store.find('products', { _id: added._id })).toMatchObject({
        lowestPrice: 495,
        comparablePrice: 1.47038801906,
      })
      expect(await own.productCount()).toBe(before + 1)
    })

    it('keeps pictures and documents: the public ones for everybody, those on request for the seller to hand out', async () => {
      const body = {
        ...own.form({
          documents: [
            { kind: 'SDS', access: 'public', file: 1, language: 'en', issuedOn: '2026-01-31', version: '3.1' },
            { kind: 'CoA', access: 'onRequest', file: 0 },
          ],
        }),
        profileImage: new File([await sidewaysPhoto(60, 40)], 'drum.jpg'),
        images: [new File([await sidewaysPhoto(30, 20)], 'plant.jpg')],
        documentFiles: [pdfFile('coa.pdf', 'a certificate'), pdfFile('sds.pdf')],
      }
      const added = await own.market.call('addSellerProduct', { ...own.asOwner, body })
      const shown = await own.market.call('viewProduct', { id: added._id })
      const [sheet, certificate] = added.documents
      expect(shown.documents).toEqual([
        { kind: 'SDS', access: 'public', language: 'en', issuedOn: '2026-01-31', version: '3.1', fileId: sheet?.fileId },
        { kind: 'CoA', access: 'onRequest' },
      ])
      expect((await own.market.call('viewFile', { id: sheet?.fileId ?? '' })).fileName).toBe('sds.pdf')
      expect((await own.market.envelope('viewFile', { token: own.buyer, id: certificate?.fileId ?? '' })).code).toBe(404)
      for (const address of [shown.profileImage ?? '', ...shown.images]) {
        const file = await own.market.call('viewFile', { id: address.split('/').at(-1) ?? '' })
        expect([address.startsWith('/api/files/viewFile/'), file.cache]).toEqual([true, 'immutable'])
      }

      const { stock: _stock, status: _status, ...fields } = own.form()
      const edited = await own.market.call('editSellerProduct', {
        ...own.asOwner,
        id: added._id,
        body: {
          ...fields,
          version: 1,
          keptImages: [],
          removeProfileImage: true,
          documents: [{ kind: 'SDS', access: 'onRequest', fileId: sheet?.fileId ?? '' }],
        },
      })
      expect([edited.images, edited.profileImage, edited.documents]).toEqual([
        [],
        undefined,
        [{ kind: 'SDS', access: 'onRequest', fileId: sheet?.fileId }],
      ])
      expect((await own.market.envelope('viewFile', { id: sheet?.fileId ?? '' })).code).toBe(404)
      for (const address of [shown.profileImage ?? '', ...shown.images]) {
        expect((await own.market.envelope('viewFile', { id: address.split('/').at(-1) ?? '' })).code).toBe(404)
      }
    })

    it('tells all that is wrong with a form at once, each at its field', async () => {
      const fields = await fieldsOf({
        ...own.form({
          casNumber: '110-82-8',
          ecNumber: '203-806-3',
          unNumber: '99',
          hsCode: '77',
          molecularFormula: 'C6H12',
          molecularWeight: 84.5,
          smiles: 'C1CC(',
          countryOfOrigin: 'XX',
          ghs: { pictograms: ['GHS02'], hazards: ['H999'], precautions: [] },
          packaging: [{ kind: 'drum', net: { value: 200, unit: 'L' } }],
          stock: { value: 5, unit: 'L' },
          sample: { offered: true },
          documents: [{ kind: 'TDS', access: 'public' }],
        }),
        documentFiles: [pdfFile()],
      })
      expect(fields).toEqual({
        fields: {
          casNumber: 'The check digit of this CAS number is wrong: there is a typing error in it.',
          ecNumber: 'The check digit of this EC number is wrong: there is a typing error in it.',
          unNumber: 'A UN number is UN and four digits, such as UN1090.',
          hsCode: 'An HS code has 6 to 10 digits.',
          molecularWeight: 'This does not agree with the formula, which gives 84.162 g/mol.',
          smiles: 'This SMILES cannot be read.',
          countryOfOrigin: 'Choose one of the values offered.',
          'ghs.hazards.0': 'H999 is not a code of the GHS.',
          'packaging.0.net.unit': 'This product is not sold in this unit.',
          'stock.unit': 'This product is not sold in this unit.',
          'sample.price': 'Please fill this in.',
          'sample.maximum': 'Please fill this in.',
          documents: 'A hazardous product needs its safety data sheet (SDS) before it can be offered.',
          'documents.0.file': 'A public document needs its file.',
          documentFiles: 'Say what kind of document each file is.',
        },
      })
    })

    const tier = (value: number, amount: number, unit: 'kg' | 't' = 'kg', currency = 'AED') => ({
      minimumQuantity: { value, unit },
      price: { amount, currency },
    })
    it.each([
      [
        'begins elsewhere than at the minimum order',
        [tier(200, 540)],
        'priceTiers.0.minimumQuantity',
        'The first tier begins at the minimum order.',
      ],
      [
        'does not rise',
        [tier(160, 540), tier(160, 500)],
        'priceTiers.1.minimumQuantity',
        'Each tier begins at a larger quantity than the one before.',
      ],
      [
        'does not get cheaper',
        [tier(160, 540), tier(320, 540)],
        'priceTiers.1.price',
        'A larger quantity must cost less per unit than the tier before.',
      ],
      [
        'is in another unit',
        [tier(160, 540), tier(1, 500, 't')],
        'priceTiers.1.minimumQuantity.unit',
        'All tiers are in the unit of the minimum order.',
      ],
      [
        'is in another currency',
        [tier(160, 540), tier(320, 130, 'kg', 'USD')],
        'priceTiers.1.price.currency',
        'All prices of a product are in one currency.',
      ],
      [
        'is in a currency nobody trades in',
        [tier(160, 540, 'kg', 'XXX')],
        'priceTiers.0.price.currency',
        'Prices cannot be given in this currency here.',
      ],
      ['costs nothing', [tier(160, 0)], 'priceTiers.0.price', 'Must be more than zero.'],
    ])('refuses a price tier that %s', async (_fault, priceTiers, path, text) =>
      expect(await fieldsOf(own.form({ priceTiers }))).toEqual({ fields: { [path]: text } }),
    )

    it('takes identifiers as they are typed, in the digits of any script', async () => {
      const typed = { casNumber: ' ১১০-৮২-৭ ', unNumber: 'un 1145', hsCode: '2902.11', ecNumber: '٢٠٣-٨٠٦-٢' }
      const { casNumber, unNumber, hsCode, ecNumber } = await own.add(typed)
      expect([casNumber, unNumber, hsCode, ecNumber]).toEqual(['110-82-7', 'UN1145', '290211', '203-806-2'])
    })

    it('keeps a formula as its seller writes it, and shows one in Hill order as the trade writes it', async () => {
      const {
        smiles: _smiles,
        unNumber: _un,
        dangerousGoods: _carriage,
        ...salt
      } = own.form({ casNumber: '7681-38-1', molecularWeight: 120.06 })
      const shown = async (molecularFormula: string) => {
        const { _id: id } = await own.market.call('addSellerProduct', { ...own.asOwner, body: { ...salt, molecularFormula } })
        return (await own.market.call('viewProduct', { ...own.asOwner, id })).molecularFormula
      }
      expect(await shown('NaSO3(OH)')).toBe('NaSO3(OH)')
      expect(await shown('HNaO4S')).toBe('NaHSO4')
    })

    it('computes the weight that is not stated, and takes a polymer’s as stated', async () => {
      const { molecularWeight: _weight, ...unweighed } = own.form()
      expect((await own.market.call('addSellerProduct', { ...own.asOwner, body: unweighed })).molecularWeight).toBe(84.162)
      const { smiles: _smiles, ...glycol } = own.form({ molecularFormula: '(C2H4O)nH2O', molecularWeight: 400 })
      expect((await own.market.call('addSellerProduct', { ...own.asOwner, body: glycol })).molecularWeight).toBe(400)
    })

    it('lets a hazardous product without its safety data sheet be kept, and not be offered', async () => {
      const { _id: id } = await own.add({ documents: [], status: 'inactive' })
      const refused = await own.market.envelope('changeProductStatus', { ...own.asOwner, id })
      const text = 'A hazardous product needs its safety data sheet (SDS) before it can be offered.'
      expect([refused.code, refused.results]).toEqual([422, { fields: { documents: text } }])
    })

    it('gives a reference to one product, until that is deleted', async () => {
      const { _id: id } = await own.add({ reference: 'ONE' })
      expect(await fieldsOf(own.form({ reference: 'ONE' }))).toEqual({
        fields: { reference: 'Another product of yours has this number.' },
      })
      await own.market.call('deleteProduct', { ...own.asOwner, id })
      expect((await own.add({ reference: 'ONE' })).reference).toBe('ONE')
    })

    it('keeps no file of a form that is refused', async () => {
      const before = await own.market.store.count('files', {})
      expect(
        await fieldsOf({ ...own.form({ casNumber: '1' }), images: [new File([await sidewaysPhoto(9, 9)], 'a.jpg')] }),
      ).toHaveProperty('fields')
      expect(await own.market.store.count('files', {})).toBe(before)
    })
  })

  describe('changing a product', () => {
    it('replaces what the form states, keeps the stock, and finds it by its new name', async () => {
      const added = await own.add()
      const { results } = await edit(added, { name_en: 'Hexahydrobenzene', description_en: undefined, synonyms: [] })
      const { description_en: _notified, ...rest } = added
      expect(results).toEqual({ ...rest, name_en: 'Hexahydrobenzene', synonyms: [], version: 2 })
      expect(await own.found('hexahydrobenzene')).toContain(added._id)
    })

    it('of two that saw the same product at once keeps one, and shows the other what is there', async () => {
      const added = await own.add()
      const responses = await Promise.all([edit(added, { name_en: 'First' }), edit(added, { name_en: 'Second' })])
      expect(responses.map(({ code }) => code).sort()).toEqual([200, 409])
      const now = (await own.market.envelope('viewProduct', { id: added._id, token: own.asOwner.token })).results
      expect(responses.find(({ code }) => code === 409)?.results).toEqual({ state: 'active', product: now })
      expect(now).toMatchObject({ version: 2 })
    })

    it('does not undo what orders took from the stock meanwhile', async () => {
      const added = await own.add()
      await own.market.store.takeStock(added._id, 160)
      const stock = { value: 25_000, unit: 'kg', seen: 24_000 }
      for (const response of [
        await edit(added, { stock }),
        await own.market.envelope('editInventory', { ...own.asOwner, id: added._id, body: { version: 1, stock } }),
      ]) {
        expect([response.code, response.results]).toMatchObject([409, { product: { stock: { value: 23_840, unit: 'kg' } } }])
      }
      const seen = { ...stock, seen: 23_840 }
      expect((await edit(added, { stock: seen })).results).toMatchObject({ stock: { value: 25_000, unit: 'kg' }, version: 2 })
    })

    it('counts the same stock in another unit', async () => {
      const added = await own.add()
      const { results } = await edit(added, {
        minimumOrder: { value: 0.16, unit: 't' },
        priceTiers: [{ minimumQuantity: { value: 0.16, unit: 't' }, price: { amount: 540_000, currency: 'AED' } }],
      })
      expect(results).toMatchObject({ stock: { value: 24, unit: 't' }, priceUnit: 't' })
    })

    it('sets price, minimum order and stock by the quick form, and keeps the further tiers in order', async () => {
      const added = await own.add()
      const quick = (version: number, body: object) =>
        own.market.envelope('editInventory', { ...own.asOwner, id: added._id, body: { version, ...body } })
      const done = await quick(1, {
        price: { amount: 600, currency: 'AED' },
        minimumOrder: { value: 320, unit: 'kg' },
        stock: { value: 1, unit: 't', seen: 24_000 },
      })
      expect(done.results).toEqual({
        ...added,
        price: { amount: 600, currency: 'AED' },
        minimumOrder: { value: 320, unit: 'kg' },
        stock: { value: 1000, unit: 'kg' },
        priceTiers: [
          { minimumQuantity: { value: 320, unit: 'kg' }, price: { amount: 600, currency: 'AED' } },
          { minimumQuantity: { value: 1600, unit: 'kg' }, price: { amount: 495, currency: 'AED' } },
        ],
        version: 2,
      })
      const refusals = [
        [{ price: { amount: 495, currency: 'AED' } }, 'price', 'A larger quantity must cost less per unit than the tier before.'],
        [{ price: { amount: 100, currency: 'USD' } }, 'price', 'All prices of a product are in one currency.'],
        [
          { minimumOrder: { value: 1600, unit: 'kg' } },
          'minimumOrder',
          'Each tier begins at a larger quantity than the one before.',
        ],
        [{ minimumOrder: { value: 1, unit: 't' } }, 'minimumOrder.unit', 'This product is not sold in this unit.'],
        [{ stock: { value: 1, unit: 'L', seen: 1000 } }, 'stock.unit', 'This product is not sold in this unit.'],
      ] as const
      for (const [body, path, text] of refusals) {
        const { code, results } = await quick(2, body)
        expect([code, results]).toEqual([422, { fields: { [path]: text } }])
      }
    })
  })
})
