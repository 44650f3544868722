import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { cardSavingDriver } from './card-saving-driver.ts'

describe('keeping a card', () => testFlow(cardSavingDriver, ['en']))
