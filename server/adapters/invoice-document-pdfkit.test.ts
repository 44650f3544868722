import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type {
  DeliveryNoteDocument,
  InvoiceDocumentMaker,
  InvoiceLanguage,
  PaymentInvoiceDocument,
  TaxTreatment,
} from '../ports/invoice-document.ts'
import { createPdfInvoiceMaker } from './invoice-document-pdfkit.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { nodeFontLoader } from './pdf-font-files-node.ts'
import { fontFile } from './pdf-fonts.ts'

const newMaker = (): InvoiceDocumentMaker => createPdfInvoiceMaker({ loadFont: nodeFontLoader, texts: invoiceTexts })

const frame = {
  number: 'INV-2026-000017',
  issuedOn: '2026-11-21',
  seller: { name: 'شركة الخليج للكيماويات', address: ['Road 5136', 'Sitra'], taxNumber: '310123456700003', country: 'BH' },
  buyer: { name: 'পদ্মা কেমিক্যাল', address: ['মতিঝিল', 'ঢাকা ১০০০'], country: 'BD' },
  orderNumber: 'KO-26-0000042',
  incoterm: 'CIF',
  deliveryAddress: ['গুদাম ৩', 'Narayanganj'],
  note: 'Store below 25 °C.',
} as const

function paymentInvoice(language: InvoiceLanguage, lineCount = 1): PaymentInvoiceDocument {
  const line = {
    name: 'Acetone, 99.5 % (ACS)',
    casNumber: '67-64-1',
    quantity: { value: 200, unit: 'kg' },
    unitPrice: { amount: 1970, currency: 'USD' },
    priceUnit: 'kg',
    taxRate: 15,
    net: 394000,
    tax: 59100,
  } as const
  return {
    ...frame,
    kind: 'payment',
    language,
    dueOn: '2026-12-21',
    currency: 'USD',
    lines: Array.from({ length: lineCount }, () => line),
    taxByRate: [{ rate: 15, net: 394000, tax: 59100 }],
    subtotal: 394000,
    shipping: 0,
    tax: 59100,
    total: 453100,
    paymentReference: 'KMY-PAY-8F31',
  }
}

function deliveryNote(language: InvoiceLanguage): DeliveryNoteDocument {
  return {
    ...frame,
    kind: 'delivery',
    language,
    driverName: 'মোঃ রফিকুল ইসলাম',
    vehicle: 'DHAKA METRO-TA 11-2345',
    lines: [
      {
        name: 'Acetone',
        casNumber: '67-64-1',
        quantity: { value: 800, unit: 'kg' },
        unNumber: 'UN1090',
        hazardCodes: ['H225', 'H319'],
        packages: { count: 4, kind: 'drum', net: { value: 200, unit: 'kg' } },
      },
    ],
  }
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pageCount = (pdf: Uint8Array) => latin1(pdf).match(/\/Type \/Page\b(?!s)/g)?.length

/** The operators of all pages. */
function contentOf(pdf: Uint8Array): string {
  const text = latin1(pdf)
  return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)]
    .map(({ index, 0: head }) => {
      const start = index + head.length
      return latin1(inflateSync(pdf.subarray(start, text.indexOf('\nendstream', start))))
    })
    .filter((stream) => stream.includes('BT'))
    .join('\n')
}

/** The texts of marked content (`ActualText`), in the order of drawing. */
function textsIn(pdf: Uint8Array): string[] {
  return [...contentOf(pdf).matchAll(/\/ActualText <feff([0-9a-f]*)>/g)].map(({ 1: units = '' }) =>
    (units.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
  )
}

const languages = ['en', 'ar', 'bn'] as const

describe('an invoice as PDF', () => {
  it.each(languages)('is a file of one page for a payment invoice and for a delivery note (%s)', async (language) => {
    const maker = newMaker()
    for (const document of [paymentInvoice(language), deliveryNote(language)]) {
      const pdf = await maker.render(document)
      expect(latin1(pdf.subarray(0, 8))).toBe('%PDF-1.7')
      expect(latin1(pdf).trimEnd().endsWith('%%EOF')).toBe(true)
      expect(pageCount(pdf)).toBe(1)
    }
  })

  it.each(languages)('and the credit note that takes it back say why no tax is charged (%s)', async (language) => {
    const { paymentReference: _, ...invoice } = paymentInvoice(language)
    const drawn = async (kind: TaxTreatment['kind']) => {
      const taxTreatment = { kind, from: 'BH', to: 'BD' }
      const documents = [
        { ...paymentInvoice(language), taxTreatment },
        { ...invoice, taxTreatment, kind: 'creditNote', corrects: 'INV-2026-000017' } as const,
      ]
      return Promise.all(documents.map(async (document) => contentOf(await newMaker().render(document))))
    }
    const charged = await drawn('domestic')
    for (const kind of ['export', 'reverseCharge', 'exempt', 'outOfScope'] as const) {
      const contents = await drawn(kind)
      expect(contents.map((content, index) => content.length - (charged[index]?.length ?? 0) > 100)).toEqual([true, true])
    }
  })

  it.each([
    ['reverseCharge', 'রিভার্স চার্জ বাংলাদেশ করের হিসাব'],
    ['export', 'শূন্য হারের রপ্তানি বাহারিন থেকে বাংলাদেশ সরবরাহ করা পণ্য'],
    ['exempt', 'বাহারিন করমুক্ত'],
    ['outOfScope', 'কর নেই বাহারিন এর মূল্য সংযোজন করের আওতার বাইরে'],
  ] as const)('words a sale of the kind %s', async (kind, texts) => {
    const pdf = await newMaker().render({ ...paymentInvoice('bn'), taxTreatment: { kind, from: 'BH', to: 'BD' } })
    expect(textsIn(pdf).join(' ').replaceAll(/\s+/g, ' ')).toContain(texts)
  })

  it.each(languages)(
    'of dangerous goods with their batches has one page, and more to read than without (%s)',
    async (language) => {
      const [line] = deliveryNote(language).lines
      if (line === undefined) throw new Error('The note has no line')
      const batches = [{ number: 'KB-2611-07', madeOn: '2026-10-12', expiresOn: '2028-10-12' }]
      const carriage = { description: 'UN 1230 METHANOL, 3 (6.1), II, (D/E)', emergencyPhone: '+966135550142' }
      const pdf = await newMaker().render({
        ...deliveryNote(language),
        lines: [{ ...line, grossKilograms: 872, batches }],
        carriage,
      })
      expect(pageCount(pdf)).toBe(1)
      const plain = await newMaker().render(deliveryNote(language))
      expect(contentOf(pdf).length).toBeGreaterThan(contentOf(plain).length + 500)
      if (language !== 'bn') return
      // Of this script the words themselves can be read back.
      for (const text of ['ব্যাচ', 'উৎপাদন', 'মেয়াদ', 'ঘোষণা', 'জরুরি']) {
        expect(textsIn(pdf).join(' ')).toContain(text)
        expect(textsIn(plain).join(' ')).not.toContain(text)
      }
    },
  )

  it.each(languages)('says in which packages a line was ordered (%s)', async (language) => {
    const invoice = paymentInvoice(language)
    const packages = { count: 7, kind: 'drum', net: { value: 160, unit: 'kg' } } as const
    const pdf = await newMaker().render({ ...invoice, lines: invoice.lines.map((line) => ({ ...line, packages })) })
    const plain = await newMaker().render(invoice)
    expect(contentOf(pdf).length).toBeGreaterThan(contentOf(plain).length + 100)
    // Of Bangla the words themselves can be read back.
    expect(language !== 'bn' || textsIn(pdf).join(' ').includes('ড্রাম')).toBe(true)
  })

  it.each(languages)('gives the same bytes for the same document, whatever was rendered before (%s)', async (language) => {
    const [fresh, used] = [newMaker(), newMaker()]
    for (const each of languages) await used.render(deliveryNote(each))
    expect(await used.render(paymentInvoice(language))).toEqual(await fresh.render(paymentInvoice(language)))
  })

  it('gives other bytes for another document', async () => {
    const maker = newMaker()
    const changed = await maker.render({ ...paymentInvoice('en'), total: 453101 })
    expect(Buffer.compare(await maker.render(paymentInvoice('en')), changed)).not.toBe(0)
  })

  it('carries its date of issue, its language and its title', async () => {
    const pdf = latin1(await newMaker().render(paymentInvoice('en')))
    expect(pdf).toContain('(D:20261121000000Z)')
    expect(pdf).toContain('/Lang (en)')
    expect(pdf).toContain('(Payment invoice INV-2026-000017)')
  })

  it('flows onto further pages, each with the head of the table above its lines', async () => {
    const pdf = await newMaker().render(paymentInvoice('bn', 40))
    expect(pageCount(pdf)).toBe(3)
    expect(textsIn(pdf).filter((text) => text === 'বিবরণ')).toHaveLength(3)
  })

  it('spreads a note that no page can hold over several', async () => {
    const note = 'Keep away from heat.\n'.repeat(120)
    const pdf = await newMaker().render({ ...deliveryNote('en'), note })
    expect(pageCount(pdf)).toBe(4)
  })

  it('says its Bangla words in reading order', async () => {
    const texts = textsIn(await newMaker().render(paymentInvoice('bn')))
    expect(texts).toContain('পরিবহন')
    expect(texts).toContain('কেমিক্যাল')
  })

  it('has a line for the carriage, with the tax that the goods leave', async () => {
    const carriages = async (shipping: number) =>
      textsIn(await newMaker().render({ ...paymentInvoice('bn'), shipping, tax: 59_100 + shipping * 0.15 })).filter(
        (text) => text === 'পরিবহন',
      ).length
    expect([await carriages(0), await carriages(100_000)]).toEqual([1, 2])
  })

  it('gives the line of a part refund an amount, and neither a quantity nor a price of a unit', async () => {
    const invoice = paymentInvoice('bn')
    const [line] = invoice.lines
    if (line === undefined) throw new Error('The invoice has no line')
    const { priceUnit: _priceUnit, ...part } = { ...line, quantity: { value: 1, unit: 'piece' as const } }
    const texts = async (isAmount: boolean) =>
      textsIn(await newMaker().render({ ...invoice, lines: [{ ...part, ...(isAmount && { isAmount }) }] }))
    expect(await texts(false)).toContain('পিস')
    expect(await texts(true)).not.toContain('পিস')
  })

  it('says where to transfer the money, and of what grade and UN number the goods are', async () => {
    const plain = paymentInvoice('bn')
    const account = { accountName: 'Kimiya', bankName: 'Janata Bank', iban: 'SA0380000000608010167519', swift: 'JANBBDDH' }
    const [line] = plain.lines
    if (line === undefined) throw new Error('The invoice has no line')
    const stated = { ...plain, payTo: account, lines: [{ ...line, unNumber: 'UN1090', grade: 'technical' as const }] }
    const [without, withBoth] = await Promise.all([plain, stated].map(async (each) => textsIn(await newMaker().render(each))))
    const more = withBoth?.filter((text) => !without?.includes(text))
    expect(more).toEqual(expect.arrayContaining(['টেকনিক্যাল', 'আইব্যান', 'সুইফট']))
  })

  it('warns of any other account, whether the marketplace’s own stands on it or not', async () => {
    const account = { accountName: 'Kimiya', bankName: 'Janata Bank', iban: 'SA0380000000608010167519', swift: 'JANBBDDH' }
    const [plain, withAccount] = await Promise.all(
      [paymentInvoice('bn'), { ...paymentInvoice('bn'), payTo: account }].map(async (invoice) =>
        textsIn(await newMaker().render(invoice)),
      ),
    )
    // "No account …" on the one, "or to the account stated here" on the other.
    expect([plain, withAccount].map((words) => words?.includes('কোনো'))).toEqual([true, false])
    expect([plain, withAccount].map((words) => words?.includes('অথবা'))).toEqual([false, true])
  })

  it('says an Arabic letter whose shape and dots are drawn apart', async () => {
    const texts = textsIn(await newMaker().render(paymentInvoice('ar')))
    expect(texts.filter((text) => text === 'ي').length).toBeGreaterThan(3)
  })

  it('draws the letters of an Arabic word from the right', async () => {
    const invoice = paymentInvoice('ar')
    const texts = textsIn(await newMaker().render({ ...invoice, seller: { ...invoice.seller, name: 'بيتنا' } }))
    expect(texts.join('')).toContain('نتيب')
  })

  it('asks for the fonts of the language and of what was typed only', async () => {
    const names = new Set<string>()
    const maker = createPdfInvoiceMaker({
      texts: invoiceTexts,
      loadFont: (file) => {
        names.add(file)
        return nodeFontLoader(file)
      },
    })
    const party = { name: 'Acme', address: ['Road 5'], country: 'BH' }
    await maker.render({ ...paymentInvoice('en'), seller: party, buyer: party, deliveryAddress: ['Ağrı'] })
    expect([...names]).toEqual([fontFile('latin', 400), fontFile('latin', 700)])
    await maker.render(paymentInvoice('en'))
    expect([...names].slice(2)).toEqual([fontFile('arabic', 400), fontFile('arabic', 700)])
  })

  it('asks again for a font that could not be loaded', async () => {
    let isDown = true
    const maker = createPdfInvoiceMaker({
      texts: invoiceTexts,
      loadFont: (file) => (isDown ? Promise.reject(new Error('no font')) : nodeFontLoader(file)),
    })
    await expect(maker.render(paymentInvoice('en'))).rejects.toThrow('no font')
    isDown = false
    expect(pageCount(await maker.render(paymentInvoice('en')))).toBe(1)
  })

  it('starts no text outside the page, however long the words are', async () => {
    const text = 'Poly'.repeat(60)
    const party = { name: text, address: [text, text], country: 'BH', taxNumber: text }
    const invoice = paymentInvoice('en')
    const lines = invoice.lines.map((line) => ({ ...line, name: text, net: Number.MAX_SAFE_INTEGER }))
    const pdf = await newMaker().render({ ...invoice, seller: party, buyer: party, deliveryAddress: [text], lines, note: text })
    const starts = [...contentOf(pdf).matchAll(/1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/g)].map(([, x, y]) => [Number(x), Number(y)])
    expect(starts.length).toBeGreaterThan(50)
    expect(starts.filter(([x = 0, y = 0]) => x < 40 || x > 555 || y < 15 || y > 815)).toEqual([])
  })
})
