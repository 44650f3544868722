import { testFlow } from './drive-flow.ts'
import { cardSavingDriver } from './card-saving-driver.ts'

testFlow('keeping a card', cardSavingDriver, ['en'])
