import { notificationLink } from '#src/lib/notification-link.ts'

/** What a browser shows of a push. */
export interface ShownPush {
  title: string
  options: { body: string; icon: string; image?: string; tag?: string; lang: string; dir: 'auto'; data: { address: string } }
}

/** The texts of a push, the reader's before the others; `he` is sent by the owner's other systems. */
const textLanguages = ['en', 'ar', 'bn', 'he']

/**
 * Reads what Firebase Cloud Messaging delivers to a worker: `notification` (title, body, icon, image) and `data` (body_*, type, id, image,
 * and whose side it was told on). Nothing when there is no text to show.
 */
export function shownPush(payload: unknown, language: string): ShownPush | undefined {
  const notification = recordOf(recordOf(payload)['notification'])
  const data = recordOf(recordOf(payload)['data'])
  const texts = [language, ...textLanguages].map((each) => textOf(data[`body_${each}`]))
  const body = texts[0] ?? textOf(notification['body']) ?? texts.find((text) => text !== undefined)
  if (body === undefined) return undefined
  const image = textOf(notification['image']) ?? textOf(data['image'])
  const id = textOf(data['id'])
  return {
    title: textOf(notification['title']) ?? 'Kimiya',
    options: {
      body,
      icon: textOf(notification['icon']) ?? '/favicon.svg',
      lang: language,
      dir: 'auto',
      ...(image !== undefined && { image }),
      // A second push of the same takes the place of the first.
      ...(id !== undefined && { tag: id }),
      data: { address: addressOf(data) },
    },
  }
}

/** The page that a tap opens; the marketplace's first one where the type says nothing to this worker. */
function addressOf(data: Readonly<Record<string, unknown>>): string {
  const side = data['side'] === 'seller' ? 'Seller' : 'Buyer'
  return notificationLink(textOf(data['type']) ?? '', side, textOf(data['subjectId']))?.address ?? '/'
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
