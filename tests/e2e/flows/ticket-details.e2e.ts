import { describe } from 'vitest'
import { testFlow } from './drive-flow.ts'
import { ticketDetailsDriver } from './ticket-details-driver.ts'

describe('following a ticket', () => testFlow(ticketDetailsDriver, ['en']))
