import { beforeAll, expect, it } from 'vitest'
import { type Marketplace, openMarketplace } from '#tests/support/marketplace.ts'
import { sidewaysPhoto } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  it('keeps what is sent, leaves the rest, and takes away what is sent empty', async () => {
    const token = await market.signIn('buyer')
    const before = await market.call('getUser', { token })
    const edited = await market.call('editProfile', {
      token,
      body: { fullName: ' Nusrat J. Khan ', about_bn: 'রং কারখানা', street: '14 Strand Road', city: 'Chattogram' },
    })
    expect(edited).toEqual({
      user: { ...before, fullName: 'Nusrat J. Khan' },
      about_bn: 'রং কারখানা',
      street: '14 Strand Road',
      city: 'Chattogram',
      photos: [],
    })
    expect(await market.call('getUser', { token })).toEqual(edited.user)
    expect(await market.call('editProfile', { token, body: { street: ' ' } })).toEqual({
      user: edited.user,
      about_bn: 'রং কারখানা',
      city: 'Chattogram',
      photos: [],
    })
    expect(await market.call('getOwnProfile', { token })).toEqual({
      user: edited.user,
      about_bn: 'রং কারখানা',
      city: 'Chattogram',
      photos: [],
    })
    const refused = await market.envelope('editProfile', { token, body: { businessName: 'Khan Dyes' } })
    expect(refused.results).toEqual({ fields: { businessName: 'Only a company has a registered name.' } })
  })

  it('shows the new picture to everybody, and the one before it to nobody', async () => {
    const token = await market.signIn('buyer')
    const picture = async () => new File([await sidewaysPhoto(40, 30)], 'me.jpg')
    const idOf = (address = '') => address.split('/').at(-1) ?? ''
    const first = await market.call('editProfile', { token, body: { profileImage: await picture() } })
    const shown = await market.call('viewFile', { id: idOf(first.user.profileImage) })
    expect(shown.contentType).toMatch(/^image\//)
    const second = await market.call('editProfile', { token, body: { profileImage: await picture() } })
    expect((await market.envelope('viewFile', { id: idOf(first.user.profileImage) })).code).toBe(404)
    expect((await market.reply('viewFile', { id: idOf(second.user.profileImage) })).kind).toBe('file')
  })

  it('has a company verified again when its registered name changes', async () => {
    const token = await market.signIn('seller')
    const { _id } = await market.call('getUser', { token })
    const verified = async () => (await market.store.find('sellers', { _id }))?.verified
    expect(await verified()).toBe(true)
    await market.call('editProfile', { token, side: 'Seller', body: { about_en: 'Solvents from Jubail.' } })
    expect(await verified()).toBe(true)
    await market.call('editProfile', { token, side: 'Seller', body: { businessName: 'Another Firm LLC' } })
    expect(await verified()).toBe(false)
  })
})
