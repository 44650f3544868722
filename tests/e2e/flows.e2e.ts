import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe } from 'vitest'
import { readEnvironment } from '#server/environment.ts'
import { openPorts } from '#server/open-ports.ts'
import { openMemoryStore } from '#server/store/memory/memory-store.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { openVisionPeer } from '#tests/support/peers/vision-peer.ts'
import { accountSwitchDriver, logoutDriver } from './flows/account-flows.ts'
import { awardingDriver } from './flows/awarding.ts'
import { cardSavingDriver } from './flows/card-saving.ts'
import { codeEntryDriver } from './flows/code-entry.ts'
import { documentDetailsDriver } from './flows/document-details.ts'
import { driveFlow, type Perform } from './flows/drive-flow.ts'
import { buildForPeer } from './flows/firebase-peer.ts'
import { loginGateDriver, sellerGateDriver } from './flows/gates.ts'
import { type Analyst, imageSearchDriver } from './flows/image-search.ts'
import { listingChangeDriver } from './flows/listing-change.ts'
import { notificationFeedDriver, notificationListDriver } from './flows/notifications.ts'
import { orderPayingDriver } from './flows/order-paying.ts'
import { orderPlacingDriver } from './flows/order-placing.ts'
import { passwordResetDriver } from './flows/password-reset.ts'
import { pushPermissionDriver } from './flows/push-permission.ts'
import { quoteDetailsDriver } from './flows/quote-details.ts'
import { registrationDriver } from './flows/registration.ts'
import { searchPanelDriver } from './flows/search-panel.ts'
import { signInDriver } from './flows/sign-in.ts'
import { type House, onStage, openHouse } from './flows/stage.ts'
import { voiceSearchDriver } from './flows/voice-search.ts'

let browser: Browser
let house: House
beforeAll(async () => {
  browser = await openBrowser()
  house = await openHouse()
})
afterAll(async () => {
  await browser.close()
  await house.close()
})

const perform: Perform = (wish, play) => onStage(house, browser, wish, play)

describe('the login gate', () => {
  driveFlow(loginGateDriver, ['en', 'ar'], perform)
})
describe('the seller gate', () => {
  driveFlow(sellerGateDriver, ['en', 'ar'], perform)
})
describe('the change of sides', () => {
  driveFlow(accountSwitchDriver, ['en', 'ar'], perform)
})
describe('signing out', () => {
  driveFlow(logoutDriver, ['en'], perform)
})
describe('signing in', () => {
  driveFlow(signInDriver, ['en'], perform)
})
describe('registration', () => {
  driveFlow(registrationDriver, ['en'], perform)
})
describe('a one-time code', () => {
  driveFlow(codeEntryDriver, ['en'], perform)
})
describe('a forgotten password', () => {
  driveFlow(passwordResetDriver, ['en', 'ar'], perform)
})
describe('placing an order', () => {
  driveFlow(orderPlacingDriver, ['en'], perform)
})
describe('paying an order', () => {
  driveFlow(orderPayingDriver, ['en'], perform)
})
describe('keeping a card', () => {
  driveFlow(cardSavingDriver, ['en'], perform)
})
describe('the search panel', () => {
  driveFlow(searchPanelDriver, ['en', 'ar'], perform)
})
describe('searching by voice', () => {
  driveFlow(voiceSearchDriver, ['en', 'ar', 'bn'], perform)
})
describe('searching by picture', () => {
  let analyst: Analyst
  let folder: string
  let looking: House
  beforeAll(async () => {
    const peer = await openVisionPeer()
    folder = await mkdtemp(join(tmpdir(), 'kimiya-data-'))
    // As an operator names it, by the environment alone.
    const environment = readEnvironment({ VISION_URL: peer.settings.url, VISION_KEY: peer.settings.key, DATA_DIR: folder })
    const { imageAnalysis } = await openPorts(environment, openMemoryStore(), () => undefined)
    analyst = { peer, service: imageAnalysis }
    looking = await openHouse()
  })
  afterAll(async () => {
    await looking.close()
    await analyst.peer.close()
    await rm(folder, { recursive: true })
  })
  driveFlow(
    imageSearchDriver(() => analyst),
    ['en'],
    (wish, play) => onStage(looking, browser, wish, play),
  )
})
describe('the feed of notifications', () => {
  driveFlow(notificationFeedDriver, ['en'], perform)
})
describe('reading and deleting notifications', () => {
  driveFlow(notificationListDriver, ['en'], perform)
})
describe('the permission for pushes', () => {
  let folder: string
  let pushing: House
  beforeAll(async () => {
    folder = await buildForPeer()
    pushing = await openHouse({ pageFolder: folder })
  })
  afterAll(async () => {
    await pushing.close()
    await rm(folder, { recursive: true })
  })
  driveFlow(pushPermissionDriver, ['en'], (wish, play) => onStage(pushing, browser, wish, play))
})
describe('deciding on an offer', () => {
  driveFlow(quoteDetailsDriver, ['en'], perform)
})
describe('awarding a requirement', () => {
  driveFlow(awardingDriver, ['en'], perform)
})
describe('answering a request for a document', () => {
  driveFlow(documentDetailsDriver, ['en'], perform)
})
describe('changing a listing from its page', () => {
  driveFlow(listingChangeDriver, ['en', 'ar'], perform)
})
