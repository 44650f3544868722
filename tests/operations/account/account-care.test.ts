import { beforeAll, expect, it } from 'vitest'
import { demoPassword } from '#server/demo/load-demo.ts'
import type { Tables } from '#server/store/store.ts'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { codeIn, forgetPassword, register as registerAccount, signUp } from '#tests/support/registration.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  let from = 0
  /** Every call from an address of its own: these tests are not about rate limits. */
  const elsewhere = () => ({ address: `203.0.113.${(from += 1)}` })
  const later = (seconds: number) => {
    market.clock.now = new Date(market.clock.now.getTime() + seconds * 1000)
  }
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  /** A new verified account, signed in. */
  const register = async (name: string, columns: object = {}) => {
    const email = `${name}@example.com`
    return { email, token: await registerAccount(market, { email, ...columns }, () => elsewhere().address) }
  }
  const enter = async (email: string, password: string, userAgent?: string) => {
    const options = userAgent === undefined ? {} : { userAgent }
    return (await market.call('login', { body: { email, password }, ...options, ...elsewhere() })).token
  }
  const resetToken = async (email: string) => {
    const body = await forgetPassword(market, email, () => elsewhere().address)
    return (await market.call('verifyOTP', { body, ...elsewhere() })).resetToken ?? ''
  }

  it('sets a forgotten password by a code from the mail, and ends every session', async () => {
    const { email, token } = await register('forgetful')
    const body = { resetToken: await resetToken(email), password: 'quite another one' }
    await market.call('updatePassword', { body, ...elsewhere() })
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Your password was changed'],
    ])
    const old = await market.envelope('login', { body: { email, password: 'a long enough one' }, ...elsewhere() })
    expect(old.code).toBe(422)
    expect((await market.call('getUser', { token: await enter(email, 'quite another one') })).email).toBe(email)
  })

  it('takes a reset token once, within ten minutes, and only the newest', async () => {
    const { email } = await register('slowpoke')
    const update = (token: string) =>
      market.envelope('updatePassword', { body: { resetToken: token, password: 'quite another one' }, ...elsewhere() })
    const [first] = [await resetToken(email), later(31)]
    const second = await resetToken(email)
    const refused = { fields: { resetToken: 'The time for a new password has run out. Please ask for a new code.' } }
    expect((await update(first)).results).toEqual(refused)
    expect((await update(second)).code).toBe(200)
    expect((await update(second)).results).toEqual(refused)
    later(31)
    const third = await resetToken(email)
    later(600)
    expect((await update(third)).results).toEqual(refused)
    expect((await update('x'.repeat(43))).results).toEqual(refused)
  })

  it('lets one of two that spend the same reset token at once set the password', async () => {
    const { email } = await register('twins')
    const token = await resetToken(email)
    const passwords = ['the first of the two', 'the second of the two']
    const responses = await Promise.all(
      passwords.map((password) => market.envelope('updatePassword', { body: { resetToken: token, password }, ...elsewhere() })),
    )
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 422])
  })

  it('answers alike whether or not an address has an account, at each step of a reset', async () => {
    const { email: known } = await register('known')
    const steps = async (email: string) => {
      const asked = await market.envelope('forgetPassword', { body: { email }, ...elsewhere() })
      const { code, codeToken, ...entry } = await forgetPassword(market, email, () => elsewhere().address)
      const body = { ...entry, codeToken, code: wrongFor(code) }
      const tries = []
      for (let count = 0; count < 6; count += 1) tries.push(await market.envelope('verifyOTP', { body, ...elsewhere() }))
      const { codeToken: token, ...results } = asked.results as { codeToken: string }
      return { asked: { ...asked, results: { ...results, length: token.length } }, tries }
    }
    expect(await steps('unknown@example.com')).toEqual(await steps(known))
  })

  it('sends nobody a code for an address without an account, or one that was never verified', async () => {
    await signUp(market, { email: 'notyet@example.com' }, () => elsewhere().address)
    for (const email of ['notyet@example.com', 'nobody@example.com']) {
      await market.call('forgetPassword', { body: { email }, ...elsewhere() })
    }
    expect(await market.deliver()).toEqual([])
  })

  it('serves a reset code for nothing but a reset', async () => {
    const { email } = await register('purposeful')
    const { purpose: __, ...entry } = await forgetPassword(market, email, () => elsewhere().address)
    const asSignup = await market.envelope('verifyOTP', { body: entry, ...elsewhere() })
    expect(asSignup.results).toEqual({ fields: { code: 'This code can no longer be used. Please ask for a new one.' } })
  })

  it('changes a password for who knows the old one, keeps this session and ends the others', async () => {
    const { email, token } = await register('changer')
    const otherToken = await enter(email, 'a long enough one')
    const change = (oldPassword: string, newPassword: string) =>
      market.envelope('changePassword', { token, body: { oldPassword, newPassword } })
    expect((await change('wrong', 'quite another one')).results).toEqual({
      fields: { oldPassword: 'This is not your present password.' },
    })
    expect((await change('a long enough one', 'a long enough one')).results).toEqual({
      fields: { newPassword: 'Choose a password other than the present one.' },
    })
    expect((await change('a long enough one', 'short')).results).toEqual({
      fields: { newPassword: 'At least 10 characters are needed.' },
    })
    const changed = await change('a long enough one', 'quite another one')
    const { token: renewed } = changed.results as { token: string }
    expect((await market.envelope('getUser', { token: renewed })).code).toBe(200)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(401)
    await enter(email, 'quite another one')
  })

  it('stops the eleventh guess of the old password by a session in ten minutes', async () => {
    const { token } = await register('stolen')
    const guess = () =>
      market.reply('changePassword', { token, body: { oldPassword: 'guess', newPassword: 'quite another one' }, ...elsewhere() })
    for (let count = 0; count < 10; count += 1) expect(await guess()).toMatchObject({ status: 422 })
    expect(await guess()).toMatchObject({ status: 429 })
  })

  it('checks a password while no transaction is open, whatever it is given for', async () => {
    const password = 'a long enough one'
    const { store, ports } = market
    const { transaction } = store
    const { passwords } = ports
    const openAt: number[] = []
    let open = 0
    const proven = async (name: string, act: (token: string) => Promise<unknown>) => act((await register(name)).token)
    try {
      store.transaction = async <Result>(work: (tables: Tables) => Promise<Result>) => {
        open += 1
        try {
          // `call` forgets the type parameter.
          return (await transaction.call(store, work)) as Result
        } finally {
          open -= 1
        }
      }
      ports.passwords = {
        ...passwords,
        verify: (...given) => {
          openAt.push(open)
          return passwords.verify(...given)
        },
      }
      const phone = { countryCode: '+880', phoneNumber: '1712345679', password }
      await proven('waiter1', (token) =>
        market.call('changeEmail', { token, body: { email: 'waiter5@example.com', password }, ...elsewhere() }),
      )
      await proven('waiter2', (token) => market.call('changePhone', { token, body: phone, ...elsewhere() }))
      await proven('waiter3', (token) => market.call('confirmIdentity', { token, body: { password }, ...elsewhere() }))
      await proven('waiter4', (token) => market.call('deleteAccount', { token, body: { password }, ...elsewhere() }))
    } finally {
      store.transaction = transaction
      ports.passwords = passwords
    }
    expect(openAt.length).toBeGreaterThanOrEqual(4)
    expect(openAt.filter((count) => count > 0)).toEqual([])
  })

  it('tells by a session token whose it is and no more, and nothing by a dead one', async () => {
    const { email, token } = await register('greeted')
    const { _id } = await market.call('getUser', { token })
    const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 }
    const createdAt = market.clock.now.toISOString()
    const expired = {
      ...card,
      _id: '01936d3e-8a00-7c31-9f3b-0000000000c2',
      userId: _id,
      reference: 'card_2',
      expiryYear: 2020,
      createdAt,
    }
    await market.store.insert('savedCards', {
      ...card,
      _id: '01936d3e-8a00-7c31-9f3b-0000000000c1',
      userId: _id,
      reference: 'card_1',
      createdAt,
    })
    await market.store.insert('savedCards', expired)
    const extras = {
      subscription: { slug: 'starter', name_en: 'Starter', name_ar: 'باقة البداية', name_bn: 'শুরুর প্ল্যান' },
      creditCard: { brand: 'visa', lastFour: '4242' },
      qrCode: `/seller-view-profile?seller=${_id}`,
    }
    expect(await market.call('getUser', { token })).toMatchObject(extras)
    expect(await market.call('getUserProfile', { id: token })).toEqual({
      ...extras,
      _id,
      accountType: 'Individual',
      fullName: 'Rafiq Ahmed',
      country: 'BD',
    })
    expect((await market.envelope('getUserProfile', { id: 'x'.repeat(43) })).code).toBe(404)
    await market.store.update('users', { email }, { status: 'suspended' })
    expect((await market.envelope('getUserProfile', { id: token })).code).toBe(404)
  })

  it('lists where an account is signed in, and ends one of its sessions', async () => {
    const { email, token } = await register('traveller')
    later(60)
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
    const otherToken = await enter(email, 'a long enough one', firefox)
    const at = market.clock.now.toISOString()
    const { sessions, total } = await market.call('getSessions', { token })
    expect([total, sessions[0]]).toEqual([
      2,
      { _id: sessions[0]?._id, current: false, browser: 'Firefox', system: 'Linux', createdAt: at, lastSeenAt: at },
    ])
    expect(sessions[1]).toMatchObject({ current: true })
    const id = sessions[0]?._id ?? ''
    expect((await market.envelope('endSession', { token: await market.signIn('company'), id })).code).toBe(404)
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(200)
    await market.call('endSession', { token, id })
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(401)
    expect((await market.envelope('endSession', { token, id })).code).toBe(404)
  })

  it('changes an e-mail address by a code sent there, and tells the old one', async () => {
    const { email, token } = await register('mover')
    const body = { email: 'Moved@Example.com', password: 'a long enough one' }
    expect((await market.envelope('changeEmail', { token, body: { ...body, password: 'wrong' } })).results).toEqual({
      fields: { password: 'This is not your present password.' },
    })
    await market.call('changeEmail', { token, body })
    const [mail] = await market.deliver()
    expect(mail?.recipient).toBe('moved@example.com')
    expect((await market.call('getUser', { token })).email).toBe(email)
    const code = codeIn(mail?.subject)
    const otherToken = await enter(email, 'a long enough one')
    const confirm = (typed: string) => market.envelope('confirmContact', { token, body: { purpose: 'emailChange', code: typed } })
    expect((await confirm(wrongFor(code))).code).toBe(422)
    expect((await confirm(code)).results).toMatchObject({ user: { email: 'moved@example.com' } })
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Your e-mail address was changed'],
    ])
    expect((await market.envelope('getUser', { token: otherToken })).code).toBe(401)
    expect((await market.call('getUser', { token: await enter('moved@example.com', 'a long enough one') })).email).toBe(
      'moved@example.com',
    )
  })

  it('does not tell by a change of address whether another account has it, and gives it away to nobody', async () => {
    const { token } = await register('curious')
    const { token: second } = await register('curious2')
    const changeEmail = (own: string, email: string) =>
      market.envelope('changeEmail', { token: own, body: { email, password: 'a long enough one' } })
    expect(await changeEmail(token, 'seller@kimiya.example')).toEqual(await changeEmail(second, 'free@example.com'))
    const mails = await market.deliver()
    expect(mails.find(({ recipient }) => recipient === 'seller@kimiya.example')?.subject).toBe('You already have an account')
    // The free address is taken by another before the code comes.
    const code = codeIn(mails.find(({ recipient }) => recipient === 'free@example.com')?.subject)
    await register('free')
    const late = await market.envelope('confirmContact', { token: second, body: { purpose: 'emailChange', code } })
    expect([late.code, late.message]).toEqual([409, 'This address belongs to another account by now.'])
  })

  it('changes a phone number by a code that is texted to the new one, and mails it to nobody', async () => {
    const { email, token } = await register('caller')
    const body = { countryCode: '+966', phoneNumber: '501234567', password: 'a long enough one' }
    await market.call('changePhone', { token, body })
    expect(await market.deliver()).toEqual([])
    const sent = market.texts.at(-1)
    expect(sent?.recipient).toBe('+966501234567')
    const code = codeIn(sent?.text)
    const { token: renewed, user } = await market.call('confirmContact', { token, body: { purpose: 'phoneChange', code } })
    expect([user.countryCode, user.phoneNumber]).toEqual(['+966', '501234567'])
    expect(await market.call('getUser', { token: renewed })).toEqual(user)
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    expect((await market.store.find('users', { email }))?.phoneVerifiedAt).toBe(market.clock.now.toISOString())
  })

  it('deletes an account that has no open business, and keeps nothing that names the person', async () => {
    const { email, token } = await register('leaver', { taxNumber: 'BIN-000123' })
    const { _id } = await market.call('getUser', { token })
    const body = {
      fullName: 'Rafiq Ahmed',
      countryCode: '+880',
      phoneNumber: '1712000000',
      line1: 'Road 1',
      city: 'Dhaka',
      country: 'BD',
    }
    await market.call('addAddress', { token, body })
    expect((await market.envelope('deleteAccount', { token, body: { password: 'wrong' } })).results).toEqual({
      fields: { password: 'This is not your present password.' },
    })
    await market.call('deleteAccount', { token, body: { password: 'a long enough one' } })
    expect((await market.deliver()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [email, 'Your account has been deleted'],
    ])
    expect((await market.envelope('getUser', { token })).code).toBe(401)
    expect((await market.envelope('login', { body: { email, password: 'a long enough one' }, ...elsewhere() })).code).toBe(422)
    const personalData = JSON.stringify([
      await market.store.find('users', { _id }),
      await market.store.find('sellers', { _id }),
      await market.store.list('addresses', { userId: _id }),
    ])
    expect(personalData).toContain(_id)
    for (const text of ['Rafiq', 'leaver', '1712000000', 'BIN-000123', 'Road 1']) expect(personalData).not.toContain(text)
    // The address is free again.
    await register('leaver')
  })

  it('takes cards, plan and devices with the account, and has the provider forget the cards', async () => {
    const { email, token } = await register('cardholder')
    const { _id: userId } = await market.call('getUser', { token })
    const { store, clock, newId } = market
    const now = clock.now.toISOString()
    const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030, createdAt: now }
    await store.insert('savedCards', { _id: newId(), userId, reference: 'card-of-the-leaver', ...card })
    await store.insert('cardCustomers', { _id: userId, reference: 'customer-of-the-leaver', createdAt: now })
    const [plan] = await store.list('plans', { onOffer: true })
    const endsAt = '2026-12-21T08:00:00.000Z'
    const month = { startsAt: now, endsAt, runsUntil: endsAt, createdAt: now, updatedAt: now }
    const paid = { planId: plan?._id ?? '', status: 'active' as const, price: 2900, currency: 'USD' }
    await store.insert('subscriptions', { _id: newId(), userId, ...paid, ...month })
    const device = {
      deviceId: 'web-of-the-leaver',
      deviceOS: 'Web' as const,
      fcmToken: 'a'.repeat(30),
      deviceName: 'Linux x86_64',
      OSVersion: 'Linux',
      buildNumber: '1.0.0',
      language: 'English' as const,
      userToken: token,
    }
    await market.call('registerDevice', { token, body: device })
    await store.insert('knownDevices', { _id: 'browser-of-the-leaver', userId, lastSeenAt: now })
    await market.call('deleteAccount', { token, body: { password: 'a long enough one' } })
    const left = await Promise.all([
      store.count('savedCards', { userId }),
      store.count('cardCustomers', { _id: userId }),
      store.count('devices', { _id: 'web-of-the-leaver' }),
      store.count('subscriptions', { userId, status: ['active', 'cancelled'] }),
      store.count('knownDevices', { userId }),
    ])
    expect(left).toEqual([0, 0, 0, 0, 0])
    expect(await store.count('cardTasks', { kind: 'forgetCard', reference: 'card-of-the-leaver', doneAt: null })).toBe(1)
    expect(await store.count('users', { email })).toBe(0)
  })

  it('keeps an account whose orders are under way, on either side, and says why', async () => {
    const buyer = await market.signIn('buyer')
    const addressId = (await market.call('getAddresses', { token: buyer, body: {} })).addresses[0]?._id ?? ''
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    const productId = products.find((card) => card.seller.businessName.startsWith('Gulf Marjan'))?._id ?? ''
    // Sold by a company that has no other business.
    const company = { accountType: 'Company', businessName: 'Padma Solvents Ltd', taxNumber: 'BIN-000456' }
    const { token: seller } = await register('supplier', company)
    const { _id: sellerId } = await market.call('getUser', { token: seller })
    await market.store.update('products', { _id: productId }, { sellerId })
    await market.store.update('sellers', { _id: sellerId }, { productCount: 1 })
    const request = { productId, quantity: { value: 160, unit: 'kg' as const }, incoterm: 'FOB' as const, addressId }
    const { total } = await market.call('previewOrder', { token: buyer, body: request })
    const { _id: id } = await market.call('placeOrder', { token: buyer, body: { ...request, expectedTotal: total } })
    const passwords = [
      [buyer, demoPassword],
      [seller, 'a long enough one'],
    ] as const
    for (const [token, password] of passwords) {
      const refused = await market.envelope('deleteAccount', { token, body: { password } })
      expect([refused.code, refused.message]).toEqual([
        409,
        'You still have orders under way. Complete or cancel them first; then you can delete the account.',
      ])
    }
    await market.call('rejectOrder', { token: seller, side: 'Seller', id, body: { reason: 'Out of season' } })
    await market.call('deleteAccount', { token: seller, body: { password: 'a long enough one' } })
    expect((await market.envelope('viewProduct', { id: productId })).code).toBe(404)
    const found = await market.call('getTopSeller', { body: { search: 'Padma Solvents' } })
    expect(found.sellers).toEqual([])
    // What was traded stays readable to the other side.
    expect((await market.call('viewOrder', { token: buyer, id })).status).toBe('rejected')
  })
})
