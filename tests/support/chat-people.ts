import type { Marketplace } from './marketplace.ts'
import { userRow } from './store-fixture.ts'

let people = 0

/** Two new users, signed in, and their empty chat. */
export async function openTestChat(market: Marketplace) {
  const demo = await market.store.find('users', { email: 'buyer@kimiya.example' })
  const person = async (fullName: string) => {
    const name = `talker${(people += 1)}`
    // The demo's password, so that it can sign in.
    const row = userRow({
      _id: market.newId(),
      email: `${name}@kimiya.example`,
      fullName,
      passwordHash: demo?.passwordHash ?? '',
    })
    await market.store.insert('users', row)
    return { _id: row._id, fullName, token: await market.signIn(name) }
  }
  const amina = await person('Amina Rahman')
  const yusuf = await person('Yusuf Haddad')
  const chat = await market.call('openChat', { token: amina.token, body: { userId: yusuf._id } })
  const write = (from: { token: string }, text: string) =>
    market.call('sendMessage', { token: from.token, id: chat._id, body: { text } })
  const read = (reader: { token: string }, body: { before?: number; after?: number; pageSize?: number } = {}) =>
    market.call('getMessages', { token: reader.token, id: chat._id, body })
  const texts = async (reader: { token: string }) => (await read(reader)).messages.map(({ text }) => text)
  /** The live events of a person so far. */
  const received = async ({ _id }: { _id: string }) =>
    (await market.store.liveEventsAfter(_id, 0, 500)).map(({ type, subjectId, data }) => ({ type, subjectId, data }))
  return { amina, yusuf, chat, write, read, texts, received }
}
