import { createViewMachine } from '#src/machines/platform/create-reading-machine.ts'

/** Somebody reads one call for tenders, or one open public requirement. */
export const tenderDetailsMachine = createViewMachine('viewChemicalTender')
