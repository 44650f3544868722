import { beforeAll, expect, it } from 'vitest'
import { suspendUser } from '#server/domain/account/suspensions.ts'
import { deleteAccountData } from '#server/domain/account/account-deletion.ts'
import { openTestChat } from '#tests/support/chat-people.ts'
import { type Marketplace, bytesOf, openMarketplace } from '#tests/support/marketplace.ts'
import { pdfBytes, pdfFile, soundBytes } from '#tests/support/sample-files.ts'
import { describeMarketplaces } from '#tests/support/stores.ts'

const now = '2026-11-21T08:00:00.000Z'
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describeMarketplaces((_, openStore) => {
  let market: Marketplace
  beforeAll(async () => {
    market = await openMarketplace(await openStore())
  })

  type TestChat = Pick<Awaited<ReturnType<typeof openTestChat>>, 'amina' | 'yusuf' | 'chat'>
  /** Amina calls, and Yusuf declines. */
  const declineCall = async ({ amina, yusuf, chat }: TestChat, medium: 'audio' | 'video') => {
    const call = { id: chat._id, body: { callId: market.newId(), medium } }
    await market.call('callSignal', { ...call, token: amina.token, body: { ...call.body, signal: 'offer', sdp: 'offer' } })
    await market.call('callSignal', { ...call, token: yusuf.token, body: { callId: call.body.callId, signal: 'end' } })
  }

  it('is one for two people, whoever opens it, also when both do at the same moment', async () => {
    const { amina, yusuf, chat } = await openTestChat(market)
    expect(chat).toEqual({
      _id: chat._id,
      unread: 0,
      blocked: false,
      lastSequence: 0,
      readTo: 0,
      otherReadTo: 0,
      createdAt: now,
      other: { _id: yusuf._id, name: 'Yusuf Haddad', country: 'BD', reach: 'active' },
    })
    expect((await market.call('openChat', { token: yusuf.token, body: { userId: amina._id } }))._id).toBe(chat._id)

    const third = await openTestChat(market)
    const [one, other] = await Promise.all([
      market.call('openChat', { token: amina.token, body: { userId: third.amina._id } }),
      market.call('openChat', { token: third.amina.token, body: { userId: amina._id } }),
    ])
    expect(one._id).toBe(other._id)
    expect(await market.store.count('chatMembers', { chatId: one._id })).toBe(2)
  })

  it('is opened with somebody else who is there, about a product that one of the two sells', async () => {
    const { amina, yusuf } = await openTestChat(market)
    const open = (body: object) => market.envelope('openChat', { token: amina.token, body })
    expect(await open({ userId: amina._id })).toMatchObject({
      code: 422,
      results: { fields: { userId: 'This is you. Choose somebody else to write to.' } },
    })
    expect((await open({ userId: '00000000-0000-7000-8000-ffffffffffff' })).code).toBe(404)
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    const product = products.find(({ seller }) => seller.businessName.startsWith('Gulf Marjan'))
    if (product === undefined) throw new Error('The demo sells acetone')
    expect((await open({ userId: yusuf._id, productId: product._id })).code).toBe(422)
    expect((await open({ userId: yusuf._id, productId: '00000000-0000-7000-8000-ffffffffffff' })).code).toBe(422)
    const { _id, name_en, name_ar, name_bn, casNumber } = product
    const about = await market.call('openChat', { token: amina.token, body: { userId: product.seller._id, productId: _id } })
    expect(about.product).toEqual({ _id, name_en, name_ar, name_bn, casNumber })
    const body = { text: 'Is it in stock?', productId: _id }
    const message = await market.call('sendMessage', { token: amina.token, id: about._id, body })
    expect(message.product).toEqual(about.product)
    const others = (await market.call('getSellerProducts', { body: { sellerId: product.seller._id } })).products
    const other = others.find((each) => each._id !== _id)
    await market.call('sendMessage', {
      token: amina.token,
      id: about._id,
      body: { text: 'And this?', productId: other?._id ?? '' },
    })
    const { messages } = await market.call('getMessages', { token: amina.token, id: about._id, body: {} })
    expect(messages.map((each) => each.product?._id)).toEqual([_id, other?._id])
  })

  it('shows a message to both sides, tells the other at once, and notifies once until it is read', async () => {
    const { amina, yusuf, chat, write, read, received } = await openTestChat(market)
    expect((await market.call('getChats', { token: yusuf.token, body: {} })).total).toBe(0)
    const sent = await write(amina, ' Is the IBC price FOB? ')
    const { _id } = sent
    const own = { _id, sequence: 1, kind: 'text', mine: true, text: 'Is the IBC price FOB?', sentAt: now }
    expect(sent).toEqual(own)
    await write(amina, 'And the lead time?')
    expect((await read(yusuf)).messages[0]).toEqual({ ...own, mine: false })

    const list = await market.call('getChats', { token: yusuf.token, body: {} })
    expect(list).toEqual({ chats: [{ ...(await read(yusuf)).chat }], total: 1, unread: 2 })
    expect(list.chats[0]).toMatchObject({ unread: 2, lastSequence: 2, readTo: 0, lastMessage: { text: 'And the lead time?' } })
    expect((await market.call('getChats', { token: amina.token, body: {} })).unread).toBe(0)

    const feed = () => market.store.list('notifications', { userId: yusuf._id })
    const [line, ...more] = await feed()
    expect([line?.type, line?.side, line?.subjectId, line?.title_en, line?.body_en, more]).toEqual([
      'chatMessage',
      'seller',
      chat._id,
      'Message from Amina Rahman',
      'Is the IBC price FOB?',
      [],
    ])
    expect(line?.readAt).toBe(null)
    expect((await received(yusuf)).map(({ type }) => type)).toEqual(['notification.created', 'chat.message', 'chat.message'])

    const mark = (sequence: number) => market.call('readChat', { token: yusuf.token, id: chat._id, body: { sequence } })
    expect(await mark(1)).toMatchObject({ unread: 1, readTo: 1 })
    expect(await mark(99)).toMatchObject({ unread: 0, readTo: 2 })
    expect(await mark(1)).toMatchObject({ unread: 0, readTo: 2 })
    expect((await received(amina)).at(-1)).toEqual({ type: 'chat.read', subjectId: chat._id, data: null })
    expect((await read(amina)).chat.otherReadTo).toBe(2)
    expect((await feed()).map(({ readAt }) => readAt)).toEqual([now])
    await write(amina, 'Still there?')
    expect((await feed()).length).toBe(2)
  })

  it('keeps one order for both sides and loses nothing when many write at once', async () => {
    const { amina, yusuf, write, read } = await openTestChat(market)
    const sent = await Promise.all(numbers(1, 20).map((number) => write(number % 2 ? amina : yusuf, `message ${number}`)))
    expect(sent.map(({ sequence }) => sequence).toSorted((one, other) => one - other)).toEqual(numbers(1, 20))
    const ownMessages = (await read(amina)).messages
    expect(ownMessages.map(({ sequence }) => sequence)).toEqual(numbers(1, 20))
    expect(ownMessages.map(({ text }) => text).toSorted()).toEqual(
      numbers(1, 20)
        .map((number) => `message ${number}`)
        .toSorted(),
    )
    const otherMessages = (await read(yusuf)).messages
    expect(otherMessages).toEqual(ownMessages.map((message) => ({ ...message, mine: !message.mine })))
    // The last sender has read all; the other has not read what followed its own last message.
    const chats = [(await read(amina)).chat, (await read(yusuf)).chat]
    const after = chats.map(({ readTo }) => 20 - readTo)
    expect(chats.map(({ unread }) => unread)).toEqual(after)
    expect(Math.min(...after)).toBe(0)
  })

  it('writes a message once when its sender tries again, also at the same moment', async () => {
    const { amina, chat, texts } = await openTestChat(market)
    const options = { token: amina.token, id: chat._id, body: { text: 'Please confirm.' }, key: 'once-only-0123456789' }
    const [first, second] = await Promise.all([market.call('sendMessage', options), market.call('sendMessage', options)])
    expect([second, await texts(amina)]).toEqual([first, ['Please confirm.']])
  })

  it('is read back page by page, and goes on after a break, while others keep writing', async () => {
    const { amina, yusuf, write, read } = await openTestChat(market)
    for (const number of numbers(1, 45)) await write(number % 2 ? amina : yusuf, `line ${number}`)
    const newest = await read(amina)
    expect([newest.messages.map(({ sequence }) => sequence), newest.total, newest.more]).toEqual([numbers(26, 45), 45, true])
    const pages = [newest.messages]
    for (let page = newest; page.more; pages.unshift(page.messages)) {
      // New messages move no older page.
      await write(yusuf, 'meanwhile')
      page = await read(amina, { before: page.messages[0]?.sequence ?? 0 })
    }
    expect(pages.flat().map(({ sequence }) => sequence)).toEqual(numbers(1, 45))
    const missed = await read(amina, { after: 45, pageSize: 1 })
    expect([missed.messages.map(({ sequence }) => sequence), missed.more]).toEqual([[46], true])
    const rest = await read(amina, { after: 46 })
    expect([rest.messages.map(({ sequence }) => sequence), rest.more]).toEqual([[47], false])
    expect((await read(amina, { after: 47 })).messages).toEqual([])
    expect((await read(amina, { before: 1 })).messages).toEqual([])
    const both = await market.envelope('getMessages', { token: amina.token, id: rest.chat._id, body: { before: 9, after: 1 } })
    expect(both.code).toBe(422)
  })

  it('goes away for whoever deletes it, stays for the other, and comes back with the next message alone', async () => {
    const { amina, yusuf, chat, write, read, texts } = await openTestChat(market)
    await write(yusuf, 'Old price: 4.20')
    await write(amina, 'Too much.')
    await market.call('deleteChat', { token: amina.token, id: chat._id })
    expect((await market.call('getChats', { token: amina.token, body: {} })).chats).toEqual([])
    expect(await read(amina)).toMatchObject({ messages: [], total: 0, more: false, chat: { unread: 0 } })
    expect(await texts(yusuf)).toEqual(['Old price: 4.20', 'Too much.'])

    await write(yusuf, 'New price: 3.95')
    expect(await texts(amina)).toEqual(['New price: 3.95'])
    expect((await read(amina, { before: 3 })).messages).toEqual([])
    const list = await market.call('getChats', { token: amina.token, body: {} })
    expect([list.total, list.unread, list.chats[0]?.lastMessage?.text]).toEqual([1, 1, 'New price: 3.95'])
    expect((await texts(yusuf)).length).toBe(3)
  })

  it('takes no message while either side has blocked the other, and all it had stays', async () => {
    const { amina, yusuf, chat, write, texts } = await openTestChat(market)
    await write(amina, 'Hello')
    const send = (from: { token: string }) =>
      market.envelope('sendMessage', { token: from.token, id: chat._id, body: { text: 'Buy now!' } })
    const codes = async () => {
      return [(await send(amina)).code, (await send(yusuf)).code]
    }
    const block = (by: { token: string }, id: string) => market.call('blockUser', { token: by.token, id })
    const unblock = (by: { token: string }, id: string) => market.call('unblockUser', { token: by.token, id })
    expect(await block(yusuf, amina._id)).toEqual({ userId: amina._id, blocked: true })
    expect(await block(yusuf, amina._id)).toEqual({ userId: amina._id, blocked: true })
    expect([(await send(amina)).results, (await send(yusuf)).results]).toEqual([{ state: 'blocked' }, { state: 'blocked' }])
    expect(await codes()).toEqual([409, 409])
    await block(amina, yusuf._id)
    await unblock(yusuf, amina._id)
    expect(await codes()).toEqual([409, 409])
    const blockedOf = async ({ token }: { token: string }) =>
      (await market.call('getMessages', { token, id: chat._id, body: {} })).chat.blocked
    expect([await blockedOf(amina), await blockedOf(yusuf)]).toEqual([true, false])
    expect(await unblock(amina, yusuf._id)).toEqual({ userId: yusuf._id, blocked: false })
    expect([await codes(), await texts(amina)]).toEqual([
      [200, 200],
      ['Hello', 'Buy now!', 'Buy now!'],
    ])
    // A user without a chat cannot even be found.
    const stranger = (await openTestChat(market)).amina
    expect((await market.envelope('blockUser', { token: stranger.token, id: amina._id })).code).toBe(404)
  })

  it('carries files that the two alone can read', async () => {
    const { amina, yusuf, chat, read } = await openTestChat(market)
    const upload = (file: File) => market.call('uploadMedia', { token: amina.token, body: { chatId: chat._id, file } })
    const file = await upload(pdfFile('CoA lot 2611-A.pdf'))
    const size = pdfBytes().length
    expect(file).toEqual({ _id: file._id, fileName: 'CoA lot 2611-A.pdf', contentType: 'application/pdf', size })
    const send = (token: string, body: object, id = chat._id) => market.envelope('sendMessage', { token, id, body })
    expect((await send(yusuf.token, { fileId: file._id })).code).toBe(422)
    const sent = { fileId: file._id, text: 'As promised.' }
    expect((await send(amina.token, sent)).results).toMatchObject({ kind: 'media', text: 'As promised.', file, sequence: 1 })
    expect((await read(yusuf)).messages[0]?.file).toEqual(file)
    expect(await bytesOf(await market.call('viewFile', { token: yusuf.token, id: file._id }))).toEqual(pdfBytes())
    const stranger = await openTestChat(market)
    expect((await market.envelope('viewFile', { token: stranger.amina.token, id: file._id })).code).toBe(404)
    // A file of this chat cannot be shown to a third person, nor can a stranger's chat take one.
    const third = await market.call('openChat', { token: amina.token, body: { userId: stranger.amina._id } })
    expect((await send(amina.token, { fileId: file._id }, third._id)).code).toBe(422)
    const body = { chatId: chat._id, file: pdfFile() }
    expect((await market.envelope('uploadMedia', { token: stranger.amina.token, body })).code).toBe(404)

    const voice = await upload(new File([soundBytes], 'voice.mp3'))
    await send(amina.token, { fileId: voice._id })
    await market.call('readChat', { token: yusuf.token, id: chat._id, body: { sequence: 2 } })
    await send(amina.token, { fileId: voice._id })
    const lines = await market.store.list('notifications', { userId: yusuf._id }, { orderBy: ['_id'] })
    expect(lines.map(({ body_en }) => body_en)).toEqual(['As promised.', 'A file: voice.mp3'])
  })

  it('is told apart from the others: whom it is with, about what, its last line, what was blocked and what was deleted', async () => {
    const { amina, yusuf, write } = await openTestChat(market)
    const { products } = await market.call('getSearchResult', { body: { search: 'acetone' } })
    const product = products.find(({ seller }) => seller.businessName.startsWith('Gulf Marjan'))
    if (product === undefined) throw new Error('The demo sells acetone')
    const gulf = await market.signIn('seller')
    const [blocked, deleted] = [await openTestChat(market), await openTestChat(market)]
    const open = (body: { userId: string; productId?: string }) => market.call('openChat', { token: amina.token, body })
    const about = await open({ userId: product.seller._id, productId: product._id })
    const toBlocked = await open({ userId: blocked.amina._id })
    const toDeleted = await open({ userId: deleted.amina._id })
    const reply = (id: string, token: string, text: string) => market.call('sendMessage', { token, id, body: { text } })
    await write(yusuf, 'From Yusuf')
    await reply(about._id, gulf, 'From Gulf Marjan')
    await reply(toBlocked._id, blocked.amina.token, 'From one who is blocked')
    await reply(toDeleted._id, deleted.amina.token, 'What was deleted')
    await market.call('blockUser', { token: amina.token, id: blocked.amina._id })
    await market.call('deleteChat', { token: amina.token, id: toDeleted._id })
    const { chats } = await market.call('getChats', { token: amina.token, body: {} })
    const shown = chats.map((each) => [
      each.other._id,
      each.other.name,
      each.product?._id,
      each.lastMessage?.text,
      each.lastMessage?.mine,
      each.blocked,
    ])
    expect(shown.toSorted((one, other) => String(one[3]).localeCompare(String(other[3])))).toEqual([
      [product.seller._id, product.seller.businessName, product._id, 'From Gulf Marjan', false, false],
      [blocked.amina._id, 'Amina Rahman', undefined, 'From one who is blocked', false, true],
      [yusuf._id, 'Yusuf Haddad', undefined, 'From Yusuf', false, false],
    ])
    // Opened anew, it shows nothing of what was deleted.
    expect((await open({ userId: deleted.amina._id })).lastMessage).toBeUndefined()
  })

  it('shows with each line the file, the listing or the call that it is about', async () => {
    const { amina, yusuf, chat, write, read } = await openTestChat(market)
    const send = (body: object) => market.call('sendMessage', { token: amina.token, id: chat._id, body })
    const upload = (name: string) =>
      market.call('uploadMedia', { token: amina.token, body: { chatId: chat._id, file: pdfFile(name) } })
    for (const name of ['CoA 1.pdf', 'CoA 2.pdf']) await send({ fileId: (await upload(name))._id })
    await declineCall({ amina, yusuf, chat }, 'audio')
    await declineCall({ amina, yusuf, chat }, 'video')
    await write(yusuf, 'Thank you')
    const { messages } = await read(amina)
    expect(messages.map(({ kind, text, file, call }) => [kind, text, file?.fileName, call?.medium])).toEqual([
      ['media', undefined, 'CoA 1.pdf', undefined],
      ['media', undefined, 'CoA 2.pdf', undefined],
      ['call', undefined, undefined, 'audio'],
      ['call', undefined, undefined, 'video'],
      ['text', 'Thank you', undefined, undefined],
    ])
  })

  it('keeps its mark for a side with unread lines before a call that it declined', async () => {
    const { amina, yusuf, chat, write, read } = await openTestChat(market)
    await write(amina, 'Call you in a minute')
    const newLines = () => market.store.count('liveEvents', { subjectId: chat._id, type: 'chat.message' })
    const before = await newLines()
    await declineCall({ amina, yusuf, chat }, 'audio')
    expect([(await read(yusuf)).chat.unread, (await read(amina)).chat.unread]).toEqual([2, 0])
    // Both pages get an event.
    expect(await newLines()).toBe(before + 2)
  })

  it('wants something to be written', async () => {
    const { amina, chat } = await openTestChat(market)
    for (const body of [{}, { text: '' }, { text: ' \n ' }, { text: 'a\u0000b' }, { text: 'x'.repeat(4001) }]) {
      const refused = await market.envelope('sendMessage', { token: amina.token, id: chat._id, body })
      expect([refused.code, Object.keys((refused.results as { fields: object }).fields)]).toEqual([422, ['text']])
    }
    const longest = await market.call('sendMessage', { token: amina.token, id: chat._id, body: { text: '🧪'.repeat(4000) } })
    expect(longest.text).toBe('🧪'.repeat(4000))
  })

  it('is found by the other’s name, while the badge counts all', async () => {
    const { amina, write } = await openTestChat(market)
    const seller = await market.store.find('users', { email: 'seller@kimiya.example' })
    const token = await market.signIn('seller')
    const { _id: id } = await market.call('openChat', { token, body: { userId: amina._id } })
    await market.call('sendMessage', { token, id, body: { text: 'Good morning' } })
    await write(amina, 'Hello Yusuf')
    const found = async (search: string) => {
      const { chats, total, unread } = await market.call('getChats', { token: amina.token, body: { search } })
      return [chats.map(({ other }) => other._id), total, unread]
    }
    expect(await found(' gulf marjan ')).toEqual([[seller?._id], 1, 1])
    expect(await found('haddad')).toEqual([[expect.any(String)], 1, 1])
    expect(await found('%')).toEqual([[], 0, 1])
    expect(await found('')).toEqual([[expect.any(String), expect.any(String)], 2, 1])
  })

  it('still shows who was suspended or has left, and takes no message for them', async () => {
    const { amina, yusuf, chat, write, read } = await openTestChat(market)
    await write(yusuf, 'See you at the fair.')
    const context = { tables: market.store, ports: market.ports, newId: market.newId, now }
    const person = async () => {
      const user = await market.store.find('users', { _id: yusuf._id })
      if (user === undefined) throw new Error('Yusuf is gone for good')
      return user
    }
    const attempt = () => market.envelope('sendMessage', { token: amina.token, id: chat._id, body: { text: 'Hello?' } })
    await suspendUser(context, await person(), 'Sold nothing that was paid')
    expect((await read(amina)).chat.other).toEqual({ _id: yusuf._id, name: 'Yusuf Haddad', country: 'BD', reach: 'unavailable' })
    expect(await attempt()).toMatchObject({ code: 409, results: { state: 'unavailable' } })
    await deleteAccountData(context, await person())
    const { chat: after, messages } = await read(amina)
    expect([after.other, messages.map(({ text }) => text)]).toEqual([
      { _id: yusuf._id, name: '—', country: 'BD', reach: 'gone' },
      ['See you at the fair.'],
    ])
    expect((await attempt()).code).toBe(409)
  })

  it('lets nobody flood it', async () => {
    const { amina, chat } = await openTestChat(market)
    const codes: number[] = []
    for (const number of numbers(1, 61)) {
      const body = { text: `Offer ${number}` }
      codes.push((await market.envelope('sendMessage', { token: amina.token, id: chat._id, body })).code)
    }
    expect([codes.filter((code) => code === 200).length, codes.at(-1)]).toEqual([60, 429])
  })
})
