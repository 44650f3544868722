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
import { photoOfLabel, blankPhoto } from '#tests/support/drum-label.ts'
import { openFakeVision } from '#tests/support/fake-servers/fake-vision.ts'
import type { FlowDriver } from './drive-flow.ts'
import { openSite } from './stage.ts'

/** The image analysis service and its fake server; opened with the site. */
let analyst: { service: ImageAnalysis | undefined; visionServer: Awaited<ReturnType<typeof openFakeVision>> }

const byItself = 'asking answered, by itself'

export const imageSearchDriver: FlowDriver<typeof imageSearchEvents> = {
  machine: imageSearchMachine,
  flowEvents: imageSearchEvents,
  held: ['getImageService', 'analyseImage', 'getQueryResult'],
  rulesOut: { [byItself]: ['asking answered, a service'], 'asking answered, a service': [byItself] },
  site: async () => {
    const visionServer = await openFakeVision()
    const folder = await mkdtemp(join(tmpdir(), 'kimiya-data-'))
    // As an operator names it, by the environment alone.
    const environment = readEnvironment({
      VISION_URL: visionServer.settings.url,
      VISION_KEY: visionServer.settings.key,
      DATA_DIR: folder,
    })
    const { imageAnalysis: service } = await openPorts(environment, openMemoryStore(), () => undefined)
    analyst = { visionServer, service }
    const site = await openSite()
    return {
      ...site,
      close: async () => {
        await site.close()
        await visionServer.close()
        await rm(folder, { recursive: true })
      },
    }
  },
  drivers: ({ trader, visit, line, market }) => {
    const { page } = trader
    const { service, visionServer } = analyst
    let sent = 0
    const give = async (name: string, mimeType: string, buffer: Buffer) => {
      await page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    }
    const showsText = (key: Parameters<typeof trader.t>[0]) => () => trader.shows(trader.t(key))
    const carryAnalysis = () => line.carry('getImageService')
    const analyses = () => line.carry('analyseImage')
    return {
      open: {
        'any page': async (ahead) => {
          market.ports.imageAnalysis = ahead.includes(byItself) ? undefined : service
          sent = visionServer.analyses.length
          visionServer.seeAcetone()
          await visit('/seller-all')
          await trader.button('app:search.picture').click()
        },
      },
      events: {
        [byItself]: carryAnalysis,
        'asking answered, a service': carryAnalysis,
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
          else if (next === 'reading answered, nothing') await give('wall.png', 'image/png', await blankPhoto())
          else await give('label.jpg', 'image/jpeg', await photoOfLabel())
        },
        'no image chosen': async () => {
          await give('label.txt', 'text/plain', Buffer.from('Acetone'))
          await showsText('search:picture.notImage')()
        },
        'too large an image chosen': async () => {
          await give('label.png', 'image/png', Buffer.alloc(pictureLimit))
          await showsText('search:picture.tooLarge')()
        },
        'search.cancelled': () => trader.inDialog('search:picture.cancel').click(),
        'analysing answered': async () => {
          visionServer.seeAcetone()
          await analyses()
          await line.isWaiting('getQueryResult')
          expect(visionServer.analyses.slice(-1).map(({ features }) => features)).toEqual([
            [
              { type: 'LABEL_DETECTION', maxResults: 10 },
              { type: 'TEXT_DETECTION', maxResults: 10 },
            ],
          ])
        },
        'analysing answered, nothing': async () => {
          visionServer.see({})
          await analyses()
          await showsText('search:picture.nothing')()
        },
        'analysing failed': async () => {
          visionServer.respondNext({ status: 503 })
          await analyses()
          await showsText('search:picture.failed')()
        },
        // The recognition itself does these, each with its own picture, and sends none of them anywhere.
        'reading answered': async () => {
          await line.isWaiting('getQueryResult')
          expect(visionServer.analyses.length).toBe(sent)
        },
        'reading answered, nothing': showsText('search:picture.nothing'),
        'reading failed': showsText('search:picture.failed'),
        'querying answered': async () => {
          await line.carry('getQueryResult')
          await showsText('search:picture.done')()
        },
        'querying unreachable': async () => {
          await line.cut('getQueryResult')
          await showsText('search:picture.queryFailed')()
        },
      },
      assertions: {
        asking: showsText('app:wait'),
        unknown: () => trader.inDialog('app:failure.retry').waitFor(),
        // Each of its states is asserted.
        known: () => page.getByRole('dialog').waitFor(),
        'known.choosing': async () => {
          await trader.inDialog('search:picture.choose').waitFor()
          await showsText(market.ports.imageAnalysis === undefined ? 'search:picture.privacy' : 'search:picture.privacySent')()
        },
        'known.analysing': showsText('search:picture.analysing'),
        // An unreadable picture may be given up before the assertion.
        'known.reading': () => page.getByRole('dialog').waitFor(),
        'known.querying': showsText('search:picture.querying'),
        'known.answered': async () => {
          const dialog = page.getByRole('dialog')
          await dialog.getByText('CAS 67-64-1', { exact: true }).first().waitFor()
          await dialog.getByRole('link').filter({ hasText: '67-64-1' }).first().waitFor()
        },
      },
    }
  },
}
