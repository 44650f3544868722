import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from 'vitest'
import { pictureLimit } from '#src/lib/picture-limit.ts'
import { imageSearchMachine } from '#src/machines/search/image-search.machine.ts'
import { readEnvironment } from '#server/environment.ts'
import { openPorts } from '#server/open-ports.ts'
import type { ImageAnalysis } from '#server/ports/image-analysis.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { imageSearchEvents } from '#tests/support/event-fixtures/image-search.ts'
import { photoOfLabel, photoOfNothing } from '#tests/support/drum-label.ts'
import { openFakeVision } from '#tests/support/fake-servers/fake-vision.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openSite } from './stage.ts'

/** The service that analyses pictures, and the peer that it asks; opened with the house. */
let analyst: { service: ImageAnalysis | undefined; peer: Awaited<ReturnType<typeof openFakeVision>> }

const byItself = 'asking answered, by itself'

export const imageSearchDriver: FlowDriver<typeof imageSearchEvents> = {
  machine: imageSearchMachine,
  flowEvents: imageSearchEvents,
  held: ['getImageService', 'analyseImage', 'getQueryResult'],
  rulesOut: { [byItself]: ['asking answered, a service'], 'asking answered, a service': [byItself] },
  site: async () => {
    const peer = await openFakeVision()
    const folder = await mkdtemp(join(tmpdir(), 'kimiya-data-'))
    // As an operator names it, by the environment alone.
    const environment = readEnvironment({ VISION_URL: peer.settings.url, VISION_KEY: peer.settings.key, DATA_DIR: folder })
    const { imageAnalysis: service } = await openPorts(environment, openMemoryStore(), () => undefined)
    analyst = { peer, service }
    const site = await openSite()
    return {
      ...site,
      close: async () => {
        await site.close()
        await peer.close()
        await rm(folder, { recursive: true })
      },
    }
  },
  drivers: ({ trader, visit, line, market }) => {
    const { page } = trader
    const { service, peer } = analyst
    let sent = 0
    const give = async (name: string, mimeType: string, buffer: Buffer) => {
      await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    }
    const says = (key: Parameters<typeof trader.say>[0]) => () => trader.shows(trader.say(key))
    const answersWhoReads = () => line.carry('getImageService')
    const analyses = () => line.carry('analyseImage')
    return {
      open: {
        'any page': async (ahead) => {
          market.ports.imageAnalysis = ahead.includes(byItself) ? undefined : service
          sent = peer.asked.length
          peer.seeAcetone()
          await visit('/seller-all')
          await trader.button('app:search.picture').click()
        },
      },
      events: {
        [byItself]: answersWhoReads,
        'asking answered, a service': answersWhoReads,
        'asking unreachable': () => line.cut('getImageService'),
        'retry.asked': () => trader.inDialog('app:failure.retry').click(),
        'picture.chosen': async ([next = '']) => {
          // A form that the server does not take: the page draws it anew.
          if (next.startsWith('analysing'))
            await give(
              'label.gif',
              'image/gif',
              await sharp(await photoOfLabel())
                .gif()
                .toBuffer(),
            )
          else if (next === 'reading failed') await give('label.png', 'image/png', Buffer.from('no picture at all'))
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
        'analysing answered': async () => {
          peer.seeAcetone()
          await analyses()
          await line.isWaiting('getQueryResult')
          expect(peer.asked.slice(-1).map(({ features }) => features)).toEqual([
            [
              { type: 'LABEL_DETECTION', maxResults: 10 },
              { type: 'TEXT_DETECTION', maxResults: 10 },
            ],
          ])
        },
        'analysing answered, nothing': async () => {
          peer.see({})
          await analyses()
          await says('search:picture.nothing')()
        },
        'analysing failed': async () => {
          peer.say({ status: 503 })
          await analyses()
          await says('search:picture.failed')()
        },
        // The recognition itself does these, each with its own picture, and sends none of them anywhere.
        'reading answered': async () => {
          await line.isWaiting('getQueryResult')
          expect(peer.asked.length).toBe(sent)
        },
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
      assertions: {
        asking: says('app:wait'),
        unknown: () => trader.inDialog('app:failure.retry').waitFor(),
        // Each of its states is looked at.
        known: () => page.getByRole('dialog').waitFor(),
        'known.choosing': async () => {
          await trader.inDialog('search:picture.choose').waitFor()
          await says(market.ports.imageAnalysis === undefined ? 'search:picture.privacy' : 'search:picture.privacySent')()
        },
        'known.analysing': says('search:picture.analysing'),
        // What cannot be read at all may have been given up before it is looked at.
        'known.reading': () => page.getByRole('dialog').waitFor(),
        'known.querying': says('search:picture.querying'),
        'known.answered': async () => {
          const dialog = page.getByRole('dialog')
          await dialog.getByText('CAS 67-64-1', { exact: true }).first().waitFor()
          await dialog.getByRole('link').filter({ hasText: '67-64-1' }).first().waitFor()
        },
      },
    }
  },
}
