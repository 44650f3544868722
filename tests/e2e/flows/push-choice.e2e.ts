import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { pushChoiceDriver } from './push-choice-driver.ts'

describe('choosing what devices show', () => testFlow(pushChoiceDriver, ['en']))
