import type { Job } from '#src/api/call-carrier-api.ts'
import type { CarrierCallId } from '#src/generated/carrier-call-table.ts'

/** What a driver says, kept until the server has it. */
export interface DriverReport {
  call: Exclude<CarrierCallId, 'viewJob'>
  body?: object
  /** A photo as a data URL, which a phone's storage can hold. */
  photo?: string
}

/** What a phone keeps of a job over a reload or an empty battery. */
export interface KeptJob {
  job: Job | null
  reports: readonly DriverReport[]
}

type State = Job['state']

/** The state that each report leads to. */
const leadsTo: Partial<Record<DriverReport['call'], State>> = {
  acceptJob: 'accepted',
  startJob: 'underway',
  reportDelivery: 'delivered',
  reportFailure: 'failed',
}

/** How far the driver is, with what waits to be sent. */
export const stateWith = (job: Job, reports: readonly DriverReport[]): State =>
  reports.reduce<State>((state, { call }) => leadsTo[call] ?? state, job.state)

/** Whether the driver is done and only this phone knows it: a page that is closed now leaves the seller without the report. */
export const isOverUnsent = (job: Job, reports: readonly DriverReport[]): boolean =>
  reports.some(({ call }) => call === 'reportDelivery' || call === 'reportFailure') &&
  ['delivered', 'failed'].includes(stateWith(job, reports))

/** Positions that wait at most: of more, every second one of the older is let go. */
const mostPositions = 200

/** Adds a report to those that wait, in their order. */
export function withReport(reports: readonly DriverReport[], report: DriverReport): readonly DriverReport[] {
  const all = [...reports, report]
  const positions = all.filter(({ call }) => call === 'reportPosition')
  if (positions.length <= mostPositions) return all
  const dropped = new Set(positions.slice(0, -1).filter((_, at) => at % 2 === 1))
  return all.filter((one) => !dropped.has(one))
}
