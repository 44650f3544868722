import type { Tables } from '#server/store/store.ts'
import type { Row } from '#server/store/tables.ts'

interface DemoChat {
  buyer: string
  seller: string
  /** The CAS number of the chat's first product. */
  cas: string
  /** Of the newest messages, how many their receiver has not read. */
  unread: number
  /** Sender, age in minutes, and text. */
  lines: readonly (readonly ['buyer' | 'seller', number, string])[]
}

const demoChats: readonly DemoChat[] = [
  {
    buyer: 'buyer',
    seller: 'seller',
    cas: '67-64-1',
    unread: 1,
    lines: [
      ['buyer', 1520, 'Good morning. We need 12 t of acetone in January. Can you ship CIF Chattogram, and in which packaging?'],
      ['seller', 1490, 'Good morning, Ms Jahan. Yes. 75 drums of 160 kg make your 12 t and fit one 20-foot container.'],
      ['buyer', 1475, 'Drums are fine for us. Please send the CoA of the lot in stock with the offer.'],
      [
        'seller',
        95,
        'The offer goes out today with the CoA. It is class 3, UN1090, so the line wants the booking a week ahead. About 18 days from Jubail.',
      ],
    ],
  },
  {
    buyer: 'buyer',
    seller: 'seller2',
    cas: '7722-84-1',
    unread: 0,
    lines: [
      ['buyer', 2900, 'আসসালামু আলাইকুম। আমাদের ডাইং ইউনিটে মাসে ৫ টন হাইড্রোজেন পারঅক্সাইড ৩৫ % লাগে। আইবিসিতে দিতে পারবেন?'],
      ['seller', 2860, 'ওয়ালাইকুম আসসালাম। পারব। প্রতি আইবিসিতে ১,১০০ কেজি, অর্থাৎ পাঁচটিতে আপনার মাসের চাহিদা মিটে যাবে।'],
      ['buyer', 2845, 'খালি আইবিসি ফেরত নেন? আর স্ট্যাবিলাইজার কী ব্যবহার করা হয়, সেটা এসডিএসে লেখা আছে তো?'],
      ['seller', 2800, 'হ্যাঁ, পরের চালানের গাড়িতে খালি আইবিসি ফেরত আনি। স্ট্যাবিলাইজারের তথ্য এসডিএসের ৩ নম্বর অংশে আছে।'],
      ['buyer', 2790, 'ঠিক আছে, ধন্যবাদ। এই সপ্তাহেই অর্ডার দিচ্ছি।'],
    ],
  },
  {
    buyer: 'company',
    seller: 'seller',
    cas: '108-88-3',
    unread: 2,
    lines: [
      [
        'buyer',
        700,
        'السلام عليكم. نحتاج إلى 18 طنًا من التولوين لمصنع الدهانات في القوز. هل السعر المعروض يشمل التسليم في جبل علي؟',
      ],
      ['seller', 640, 'وعليكم السلام أستاذ عمر. السعر المعروض تسليم ظهر السفينة في الجبيل، ويمكننا عرض سعر واصل إلى جبل علي.'],
      ['buyer', 60, 'نفضّل السعر واصلًا إلى جبل علي. والكمية في 100 برميل سعة 180 كجم.'],
      ['buyer', 58, 'ونرجو إرفاق صحيفة بيانات السلامة بالعربية.'],
    ],
  },
]

interface DemoContext {
  tables: Tables
  now: string
  newId: () => string
}

/** Chats of the accounts with a known password. */
export async function insertDemoChats(context: DemoContext): Promise<void> {
  for (const chat of demoChats) await insertChat(context, chat)
}

async function insertChat({ tables, now, newId }: DemoContext, { buyer, seller, cas, unread, lines }: DemoChat): Promise<void> {
  const userId = async (name: string) => {
    const user = await tables.find('users', { email: `${name}@kimiya.example` })
    if (user === undefined) throw new Error(`A demo chat names ${name}, who has no account`)
    return user._id
  }
  const ids = { buyer: await userId(buyer), seller: await userId(seller) }
  const [firstId = '', secondId = ''] = [ids.buyer, ids.seller].sort()
  const [product] = await tables.list('products', { sellerId: ids.seller, casNumber: cas }, { orderBy: ['_id'], limit: 1 })
  const chatId = newId()
  const ago = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString()
  const messages = lines.map(([by, minutes, text], index): Row<'messages'> => ({
    _id: newId(),
    chatId,
    sequence: index + 1,
    senderId: ids[by],
    kind: 'text',
    text,
    fileId: null,
    callId: null,
    productId: index === 0 ? (product?._id ?? null) : null,
    sentAt: ago(minutes),
    removedAt: null,
  }))
  const last = messages.at(-1)
  if (last === undefined) return
  await tables.insert('chats', {
    _id: chatId,
    firstId,
    secondId,
    productId: product?._id ?? null,
    lastSequence: last.sequence,
    lastMessageId: last._id,
    lastMessageAt: last.sentAt,
    createdAt: messages[0]?.sentAt ?? now,
  })
  const member = (own: string, otherId: string): Row<'chatMembers'> => ({
    _id: newId(),
    chatId,
    userId: own,
    otherId,
    hiddenTo: 0,
    readTo: last.senderId === own ? last.sequence : last.sequence - unread,
  })
  await tables.insert('chatMembers', member(ids.buyer, ids.seller), member(ids.seller, ids.buyer))
  await tables.insert('messages', ...messages)
  await tables.insert('counters', { _id: `chat:${chatId}`, last: last.sequence })
}
