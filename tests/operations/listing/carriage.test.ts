import { beforeAll, describe, expect, it } from 'vitest'
import { type OwnCatalogue, openOwnCatalogue } from '#tests/support/seller-catalogue.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let own: OwnCatalogue
  beforeAll(async () => {
    own = await openOwnCatalogue(await openStore())
  })

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

  const toxic = { pictograms: ['GHS06'], hazards: ['H301'], precautions: [] }
  const aceticAcid = {
    unNumber: 'UN2789',
    casNumber: '64-19-7',
    ecNumber: '200-580-7',
    molecularFormula: 'C2H4O2',
    molecularWeight: 60.05,
    smiles: 'CC(=O)O',
  }

  describe('the carriage of a product', () => {
    it('is declared by the list of their UN number, whatever is typed, and keeps what the list leaves open', async () => {
      const typed = { properShippingName: 'WATER', hazardClass: '9', emergencyPhone: '+97145550142', flashPoint: -17.5 }
      const added = await own.add({ dangerousGoods: typed })
      expect(added.dangerousGoods).toEqual({
        ...cyclohexaneDeclared,
        emergencyPhone: '+97145550142',
        flashPoint: -17.5,
        missing: [],
      })
      const generic = await own.add({
        unNumber: 'UN2811',
        ghs: toxic,
        dangerousGoods: { packingGroup: 'I' },
      })
      expect(generic.dangerousGoods).toEqual({
        properShippingName: 'TOXIC SOLID, ORGANIC, N.O.S.',
        hazardClass: '6.1',
        subsidiaryHazards: [],
        packingGroup: 'I',
        tunnelCode: 'C/E',
        missing: ['technicalName', 'emergencyPhone'],
      })
      expect((await own.add({ unNumber: '' })).dangerousGoods).toBeUndefined()
    })

    it('is declared, of a UN number with several shipping names, by the one that is chosen among them, and says that it is missing before', async () => {
      const glacial = { properShippingName: 'ACETIC ACID, GLACIAL', emergencyPhone: '+97145550142' }
      expect((await own.add({ ...aceticAcid, dangerousGoods: glacial })).dangerousGoods).toEqual({
        ...glacial,
        hazardClass: '8',
        subsidiaryHazards: ['3'],
        packingGroup: 'II',
        tunnelCode: 'D/E',
        missing: [],
      })
      const open = await own.add({ ...aceticAcid, dangerousGoods: { emergencyPhone: '+97145550142' } })
      expect(open.dangerousGoods?.missing).toEqual(['properShippingName'])
      expect(await fieldsOf(own.form({ ...aceticAcid, dangerousGoods: { properShippingName: 'ACETIC ACID' } }))).toEqual({
        fields: {
          'dangerousGoods.properShippingName': 'Choose the shipping name of this UN number that fits the goods.',
        },
      })
    })

    it('takes no packing group that the UN number has not, and no declaration without a number', async () => {
      expect(await fieldsOf(own.form({ dangerousGoods: { packingGroup: 'I' } }))).toEqual({
        fields: { 'dangerousGoods.packingGroup': 'This UN number does not have this packing group.' },
      })
      expect(await fieldsOf(own.form({ unNumber: '', dangerousGoods: { hazardClass: '3' } }))).toEqual({
        fields: { unNumber: 'Give the UN number of what you declare for carriage.' },
      })
    })

    it('takes no UN number of another substance, and names both', async () => {
      const isHydrochloric = {
        fields: {
          unNumber:
            'UN1789 is HYDROCHLORIC ACID (CAS 7647-01-0), and the product has CAS 110-82-7. Correct the one that is wrong.',
        },
      }
      expect(await fieldsOf(own.form({ unNumber: 'UN1789' }))).toEqual(isHydrochloric)
      const { _id, version } = await own.add()
      const { stock: _stock, ...body } = own.form({ unNumber: 'UN1789' })
      const edited = await own.market.envelope('editSellerProduct', {
        ...own.asOwner,
        id: _id,
        body: { ...body, version: version ?? 1 },
      })
      expect([edited.code, edited.results]).toEqual([422, isHydrochloric])
    })

    it('takes no UN number of the list whose class none of the hazard statements says', async () => {
      const corrosive = {
        fields: {
          unNumber:
            'UN1760 is declared as class 8, which none of the product’s hazard statements says. It needs one of H290, H314.',
        },
      }
      expect(await fieldsOf(own.form({ unNumber: 'UN1760' }))).toEqual(corrosive)
      const unlabelled = { pictograms: [], hazards: [], precautions: [] }
      expect((await own.add({ unNumber: 'UN1760', ghs: unlabelled })).dangerousGoods?.hazardClass).toBe('8')
    })

    it('takes a UN number that the list does not have with its class, whatever the hazard statements are', async () => {
      const mercury = { pictograms: ['GHS06'], hazards: ['H330', 'H360D', 'H372', 'H410'], precautions: [] }
      const declared = { properShippingName: 'MERCURY', hazardClass: '8' }
      const added = await own.add({ unNumber: 'UN2809', ghs: mercury, dangerousGoods: declared })
      expect(added.dangerousGoods).toMatchObject(declared)
    })

    it('takes a deuterated solvent under the UN number of the solvent', async () => {
      const chloroformD = {
        unNumber: 'UN1888',
        casNumber: '865-49-6',
        ecNumber: '212-742-4',
        molecularFormula: 'CDCl3',
        molecularWeight: 120.38,
        smiles: '[2H]C(Cl)(Cl)Cl',
      }
      expect((await own.add(chloroformD)).dangerousGoods?.properShippingName).toBe('CHLOROFORM')
    })
  })
})
