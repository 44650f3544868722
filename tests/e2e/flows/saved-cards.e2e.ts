import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { savedCardsDriver } from './saved-cards-driver.ts'

describe('looking through the own cards', () => testFlow(savedCardsDriver, ['en']))
