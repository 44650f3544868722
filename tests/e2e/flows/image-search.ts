import { imageSearchMachine, pictureLimit } from '#src/machines/image-search.machine.ts'
import { imageSearchAlphabet } from '#tests/support/alphabets/image-search.ts'
import { photoOfLabel, photoOfNothing } from '#tests/support/drum-label.ts'
import type { FlowDriver } from './drive-flow.ts'

export const imageSearchDriver: FlowDriver<typeof imageSearchAlphabet> = {
  machine: imageSearchMachine,
  alphabet: imageSearchAlphabet,
  held: ['getQueryResult'],
  hands: ({ trader, visit, line }) => {
    const { page } = trader
    const give = async (name: string, mimeType: string, buffer: Buffer) => {
      await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    }
    const says = (key: Parameters<typeof trader.say>[0]) => () => trader.shows(trader.say(key))
    return {
      open: {
        'any page': async () => {
          await visit('/seller-all')
          await trader.button('app:search.picture').click()
        },
      },
      events: {
        'picture.chosen': async ([next]) => {
          if (next === 'reading failed') await give('label.png', 'image/png', Buffer.from('no picture at all'))
          else if (next === 'reading answered, nothing') await give('wall.png', 'image/png', await photoOfNothing())
          else await give('label.jpg', 'image/jpeg', await photoOfLabel())
        },
        'no image chosen': async () => {
          await give('label.txt', 'text/plain', Buffer.from('Acetone'))
          await says('search:picture.notImage')()
        },
        'too large an image chosen': async () => {
          await give('label.png', 'image/png', Buffer.alloc(pictureLimit))
          await says('search:picture.tooLarge')()
        },
        'search.cancelled': () => trader.inDialog('search:picture.cancel').click(),
        // The recognition itself does these, each with its own picture.
        'reading answered': () => line.isWaiting('getQueryResult'),
        'reading answered, nothing': says('search:picture.nothing'),
        'reading failed': says('search:picture.failed'),
        'querying answered': async () => {
          await line.carry('getQueryResult')
          await says('search:picture.done')()
        },
        'querying unreachable': async () => {
          await line.cut('getQueryResult')
          await says('search:picture.queryFailed')()
        },
      },
      looks: {
        choosing: () => trader.inDialog('search:picture.choose').waitFor(),
        // What can not be read at all may have been given up before it is looked at.
        reading: () => page.getByRole('dialog').waitFor(),
        querying: says('search:picture.querying'),
        answered: async () => {
          const dialog = page.getByRole('dialog')
          await dialog.getByText('CAS 67-64-1', { exact: true }).first().waitFor()
          await dialog.getByRole('link').filter({ hasText: '67-64-1' }).first().waitFor()
        },
      },
    }
  },
}
