import { createListMachine } from '#src/machines/platform/create-list-machine.ts'

/** Somebody looks through what they have reported, and what became of it. */
export const abuseReportListMachine = createListMachine('abuseReports', 'reports')
