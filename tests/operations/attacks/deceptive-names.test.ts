import { beforeEach, describe, expect, it } from 'vitest'
import { nameSkeleton } from '#server/store/name-skeleton.ts'
import { serverText } from '#server/texts.ts'
import { verifyCompanyCommand } from '#server/operator/verify-company.ts'
import { runCommand } from '#tests/support/operator-command.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { register, registrant, signUp } from '#tests/support/registration.ts'
import { pdfFile } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

/** The demo's verified seller, and names that look like its own. */
const company = 'Gulf Marjan Petrochem Trading Co.'
const confusables = [
  company,
  'GULF MARJAN PETROCHEM TRADING CO.',
  'Gulf  Marjan Petrochem, Trading',
  'GulfMarjan Petrochem Trading, L.L.C.',
  'Gulf Marjan Petrochem Trading Ltd',
  // A Cyrillic М, е and о; a Latin capital I for an l; a zero-width space; full-width letters; an accent; r and n for an m.
  'Gulf \u041carjan P\u0435tr\u043echem Trading Co.',
  'GuIf Marjan Petrochem Trading Co.',
  'Gulf Mar\u200bjan Petrochem Trading Co.',
  'Ｇｕｌｆ Ｍａｒｊａｎ Petrochem Trading Co.',
  'Gülf Marjan Petrochem Trading Co.',
  'Gulf Marjan Petrochern Trading Co.',
]
const tooClose = 'This name is too close to that of a verified company. If it is yours, please write to support.'
const hidden =
  'This contains characters that cannot be seen, such as line breaks or marks that turn the text around. Please type it anew.'
const unseen = 'Nothing of this can be seen. Please use letters or digits.'

/** Characters that turn a line around, end it, or cannot be seen. */
const deceiving = {
  'an override': 'Acme \u202eslacimehC',
  'an isolate': 'Acme \u2067Chemicals\u2069 Co',
  'a line end': 'Acme\r\nBcc: thief@example.com',
  'a tab': 'Acme\tChemicals',
  'a bell': 'Acme\u0007 Chemicals',
  'a control character of C1': 'Acme\u0085Chemicals',
  'a line separator': 'Acme\u2028Chemicals',
  'a tag character': 'Acme\u{e0041} Chemicals',
  'a Hangul filler': 'Acme\u3164 Chemicals',
  'a noncharacter': 'Acme\uffff Chemicals',
} as const

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  beforeEach(async () => {
    market = await openMarketplace(await openStore())
    await market.deliver()
  })
  const joining = { ...registrant, accountType: 'Company' as const, businessName: 'Padma Trade Link', taxNumber: '4455667788' }
  const signup = (body: object, language: 'English' | 'Arabic' | 'Bangla' = 'English') =>
    market.envelope('signup', { body: { ...joining, email: 'new@kimiya.example', ...body }, language, ...elsewhere() })
  const refusedFields = async (body: object) => {
    const { code, results } = await signup(body)
    return [code, results]
  }
  const sellerOf = async (email: string) => {
    const user = await market.store.find('users', { email })
    return market.store.find('sellers', { _id: user?._id ?? '' })
  }

  describe('Somebody registers under a name that deceives', () => {
    it.each(Object.entries(deceiving))('with %s, and is refused on the field', async (_name, name) => {
      expect(await refusedFields({ businessName: name })).toEqual([422, { fields: { businessName: hidden } }])
      expect(await refusedFields({ fullName: name })).toEqual([422, { fields: { fullName: hidden } }])
    })

    it.each([
      ['\u3164\u3164\u3164', hidden],
      ['\u2800\u2800\u2800', unseen],
      ['\ufe0f\ufe0f\ufe0f', unseen],
      ['\u200b\u200b\u200b', 'Please fill this in.'],
      ['\u200d\u200c\u2060', 'Please fill this in.'],
      ['   ', 'Please fill this in.'],
    ])('that nobody can see (%j), and is refused', async (businessName, text) =>
      expect(await refusedFields({ businessName })).toEqual([422, { fields: { businessName: text } }]),
    )

    it.each([
      ['Gulf Marjan ☑️ Verified', 'nameClaims'],
      ['Gulf Marjan ✅', 'nameClaims'],
      ['Gulf Marjan 🛡', 'nameClaims'],
      ['VERIFIED Gulf Marjan', 'nameClaims'],
      ['جلف مرجان ✔ موثّق', 'nameClaims'],
      ['جلف مرجان (موثقة)', 'nameClaims'],
      ['V e r i f i e d Marjan', 'nameClaims'],
      ['Verifi3d Marjan', 'nameClaims'],
      ['ⓋⒺⓇⒾⒻⒾⒺⒹ Marjan', 'nameClaims'],
      ['شركة مو\u200cثق', 'nameClaims'],
      ['Gulf Marjan ⛨', 'nameClaims'],
      ['Kimiya Marketplace (demo)', 'marketplaceName'],
      ['Kimiya Payments Riyadh', 'marketplaceName'],
      ['Official Kimiya Staff Salma', 'marketplaceName'],
      ['دعم كيميا الرياض', 'marketplaceName'],
      ['কিমিয়া সহায়তা ঢাকা', 'marketplaceName'],
      ['evil.\u0441om', 'nameWithLink'],
      ['PAY.\u0421\u041E\u041C', 'nameWithLink'],
      ['marjan.sa', 'nameWithLink'],
      ['Gulf.co.uk', 'nameWithLink'],
      ['Pay gmp.co.in', 'nameWithLink'],
      ['Gulf Marjan 🥇', 'nameClaims'],
      ['যাচাইকৃত গালফ মারজান', 'nameClaims'],
      ['Pay at evil.example/x now', 'nameWithLink'],
      ['https://evil.example/pay', 'nameWithLink'],
      ['Gulf Marjan www。evil。example', 'nameWithLink'],
      ['ops@gulf-marjan.shop', 'nameWithLink'],
      ['Gulf-Marjan.com', 'nameWithLink'],
      ['Marjan.SA/pay', 'nameWithLink'],
      ['Pay.co.SA', 'nameWithLink'],
      ['Marjan, pay SA03 8000 0000 6080 1016 7519', 'bankDetails'],
    ] as const)('that promises what the marketplace alone shows, or leads elsewhere: %s', async (name, key) => {
      const text = serverText('en', `server:field.${key}`)
      expect(await refusedFields({ businessName: name })).toEqual([422, { fields: { businessName: text } }])
      expect(await refusedFields({ fullName: name })).toEqual([422, { fields: { fullName: text } }])
    })

    it.each([
      'Padma Tr.Est. & Sons',
      'M/s Rahman Bros.',
      'Al-Jazirah Co.Ltd',
      'Veritas Verification Labs',
      'Sh.P.K. Kimia 24/7',
      'Kimiya Rahman',
      'S.A.E. Al-Nasr',
      'Atlas Chimie.SA',
      'Gulf ✕ Padma',
      'شركة كيميا الخليج للتجارة',
    ])('and others may have names as companies write them: %s', async (businessName) =>
      expect((await signup({ businessName })).code).toBe(200),
    )

    it('and reads why in their own language', async () => {
      const businessName = deceiving['an override']
      expect([(await signup({ businessName }, 'Arabic')).results, (await signup({ businessName }, 'Bangla')).results]).toEqual([
        {
          fields: {
            businessName: 'يحتوي هذا النص على رموز غير مرئية، مثل فواصل الأسطر أو علامات تعكس اتجاه الكتابة. يُرجى كتابته من جديد.',
          },
        },
        {
          fields: {
            businessName: 'এতে চোখে দেখা যায় না এমন চিহ্ন আছে, যেমন লাইন বিরতি বা লেখা উল্টে দেওয়ার চিহ্ন। লেখাটি নতুন করে টাইপ করুন।',
          },
        },
      ])
    })

    it('and the harmless marks that a keyboard or a web page adds are left out of it', async () => {
      await register(market, { email: 'new@kimiya.example', fullName: '\u200fRafiq\u00ad Ah\u200bmed\u200e\n' })
      expect((await market.store.find('users', { email: 'new@kimiya.example' }))?.fullName).toBe('Rafiq Ahmed')
    })

    it('and honest names in any script stay as they are', async () => {
      const honest = ['র‍্যাব কেমিক্যালস', 'شرکت شیمی می‌خواهم', 'شركـة الخليجُ', 'क्‍ष Traders', 'Lab 👩🏽‍🔬 ❤️', 'İstanbul Kimya – A/S']
      for (const [at, businessName] of honest.entries()) {
        const email = `honest-${at}@kimiya.example`
        await register(market, { ...joining, email, businessName }, () => elsewhere().address)
        expect((await sellerOf(email))?.businessName).toBe(businessName)
      }
    })

    it('and a password may have any characters', async () => {
      const password = '\u202epass\u0007word\u200b'
      expect(await register(market, { email: 'new@kimiya.example', password })).toBeTypeOf('string')
    })
  })

  it('Every other single line is as strict, and a text of several lines keeps its lines only', async () => {
    const token = await market.signIn('buyer')
    const address = {
      fullName: 'Nusrat Jahan',
      countryCode: '+880',
      phoneNumber: '1712345678',
      line1: '14 Strand Road',
      country: 'BD',
    }
    const added = await market.envelope('addAddress', { token, body: { ...address, city: 'Dhaka\u202e', label: 'a\nb' } })
    expect([added.code, added.results]).toEqual([422, { fields: { city: hidden, label: hidden } }])
    const message = 'One\r\nTwo\tand\u2028three \u202etxt.exe\u202c'
    const ticket = await market.call('raiseTicket', { token, body: { topic: 'other', subject: 'Order', message } })
    expect(JSON.stringify(ticket)).toContain(JSON.stringify('One\nTwo\tand\nthree txt.exe').slice(1, -1))
    const bell = await market.envelope('raiseTicket', {
      token,
      body: { topic: 'other', subject: 'Order\r\nBcc: a@b.example', message: 'Ring \u0007 it' },
    })
    expect([bell.code, bell.results]).toEqual([422, { fields: { subject: hidden, message: hidden } }])
  })

  describe('Somebody takes the name of a verified company', () => {
    it.each(confusables)('when they register (%j), and is refused', async (name) => {
      expect(await refusedFields({ businessName: name })).toEqual([422, { fields: { businessName: tooClose } }])
      expect(await refusedFields({ accountType: 'Individual', fullName: name })).toEqual([
        422,
        { fields: { fullName: tooClose } },
      ])
    })

    it.each(confusables)('when they change their own (%j), and is refused', async (name) => {
      const token = await market.signIn('company')
      const changed = await market.envelope('editProfile', { token, body: { businessName: name } })
      expect([changed.code, changed.results]).toEqual([422, { fields: { businessName: tooClose } }])
      const person = await market.envelope('editProfile', { token: await market.signIn('buyer'), body: { fullName: name } })
      expect([person.code, person.results]).toEqual([422, { fields: { fullName: tooClose } }])
    })

    it('before it was verified, and cannot complete the registration afterwards', async () => {
      await market.store.update('sellers', { businessName: company }, { verified: false })
      const proof = await signUp(market, { ...joining, email: 'new@kimiya.example', businessName: company })
      await market.store.update('sellers', { businessName: company }, { verified: true })
      const completed = await market.envelope('verifyOTP', { body: proof })
      expect([completed.code, completed.results]).toEqual([422, { fields: { code: tooClose } }])
      expect(await market.store.find('users', { email: proof.email })).toBeUndefined()
    })

    it('and learns no more of an address by it', async () => {
      const known = await signup({ email: 'seller@kimiya.example', businessName: company })
      expect(known).toEqual(await signup({ businessName: company }))
    })

    it('and its own names are free to the company itself', async () => {
      const token = await market.signIn('seller')
      for (const businessName of ['GULF MARJAN PETROCHEM TRADING', `${company} LLC`, company])
        expect((await market.envelope('editProfile', { token, body: { businessName } })).code).toBe(200)
    })

    it('and an unverified one may share its name with another', async () => {
      const businessName = 'Padma Trade Link'
      for (const email of ['one@kimiya.example', 'two@kimiya.example'])
        await register(market, { ...joining, email, businessName }, () => elsewhere().address)
      expect(await market.store.count('sellers', { businessName })).toBe(2)
    })
  })

  describe('Somebody takes the name of the marketplace', () => {
    const own = 'This name reads like that of the marketplace or its staff. Please use your own name or your company’s.'
    const names = ['Kimiya', 'Kimiya Support', 'Kim\u0456ya Marketplace', 'K1miya-Admin 24/7', 'دعم كيميا', 'কিমিয়া সাপোর্ট']

    it.each(names)('when they register (%j), and is refused on the field', async (name) => {
      expect(await refusedFields({ businessName: name })).toEqual([422, { fields: { businessName: own } }])
      expect(await refusedFields({ fullName: name })).toEqual([422, { fields: { fullName: own } }])
      expect(await refusedFields({ accountType: 'Individual', fullName: name })).toEqual([422, { fields: { fullName: own } }])
    })

    it.each(names)('when they change their own (%j), and is refused on the field', async (name) => {
      const token = await market.signIn('company')
      const changed = await market.envelope('editProfile', { token, body: { businessName: name, fullName: name } })
      expect([changed.code, changed.results]).toEqual([422, { fields: { businessName: own, fullName: own } }])
      const person = await market.envelope('editProfile', { token: await market.signIn('buyer'), body: { fullName: name } })
      expect([person.code, person.results]).toEqual([422, { fields: { fullName: own } }])
    })

    it('and people and companies who share only a part of it keep theirs', async () => {
      for (const [at, businessName] of ['Kimiya Gulf Coatings', 'كيميا الخليج للدهانات', 'Al Noor Support Services'].entries())
        expect(await refusedFields({ businessName, fullName: 'Kimiya Rahimi', email: `shared-${at}@kimiya.example` })).toEqual([
          200,
          expect.anything(),
        ])
    })
  })

  it('Two companies with one name are not both verified unless the operator says so', async () => {
    const token = await market.signIn('company')
    const { _id } = await market.call('getUser', { token })
    const copy = 'Gu1f Marjan Petrochem Trading'
    await market.store.update('sellers', { _id }, { businessName: copy, nameSkeleton: nameSkeleton(copy) })
    const body = { tradeLicenceNumber: 'CN-1184523', taxNumber: '100555014200003', files: [pdfFile()] }
    await market.call('sendCompanyDocuments', { token, body })
    const documents = await market.store.find('companyDocuments', { userId: _id })
    const printed: string[] = []
    const operator = (args: string[], options = {}) =>
      runCommand(market, verifyCompanyCommand, args, { options, print: (line) => printed.push(line) })
    const id = documents?._id ?? ''
    const isVerified = async () => (await market.store.find('sellers', { _id }))?.verified
    await operator(['show', id])
    expect(printed.join('\n')).toContain(`verified, same name\t${company}`)
    await expect(operator(['approve', id])).rejects.toThrow(`The verified company ${company} has a name that looks the same`)
    expect(await isVerified()).toBe(false)
    await operator(['approve', id], { 'same-name': true })
    expect(await isVerified()).toBe(true)
  })

  it('Every seller’s row has the skeleton of its name, whoever wrote it last', async () => {
    await register(market, { ...joining, email: 'new@kimiya.example' })
    await market.call('editProfile', { token: await market.signIn('company'), body: { businessName: 'Creekside Paints' } })
    await market.call('editProfile', { token: await market.signIn('buyer'), body: { fullName: 'Nusrat Begum' } })
    const rows = await market.store.list('sellers', {})
    expect(rows.map((row) => row.nameSkeleton)).toEqual(rows.map((row) => nameSkeleton(row.businessName)))
  })

  it('A body with a field called __proto__ is refused on it', async () => {
    const body: unknown = JSON.parse('{"email":"a@b.example","password":"x","__proto__":{"isAdmin":true}}')
    const { code, results } = await market.envelope('login', { body: body as object, ...elsewhere() })
    expect([code, JSON.stringify(results)]).toEqual([422, '{"fields":{"__proto__":"This field is not known here."}}'])
  })
})
