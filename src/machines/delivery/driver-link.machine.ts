import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** The seller reads the link of a shipment's driver, to pass it on. */
export const driverLinkMachine = createViewMachine('getDriverLink')
