import type { Quantity } from './quantity.ts'
import { isSamePackage, type PackageSize } from './packages.ts'

/** The days of a batch, `2026-12-01` each: it has at most one of the latter two. */
export interface BatchDays {
  madeOn?: string | null | undefined
  expiresOn?: string | null | undefined
  retestOn?: string | null | undefined
}

/** The last day on which a batch is dispatched; undefined of one that keeps. */
export const lastDayOf = ({ expiresOn, retestOn }: BatchDays): string | undefined => expiresOn ?? retestOn ?? undefined

/** Two numbers name the same batch whatever the case and form of their signs (NFKC: width, small raised digits) and the space around them. */
export const isSameBatch = (one: string, other: string): boolean => batchKey(one) === batchKey(other)

const batchKey = (number: string): string => number.normalize('NFKC').trim().toUpperCase()

/** Negative where the first is to go out first: first expired first out; what keeps goes last, the older one first. */
export function byLastDay(one: BatchDays & { number: string }, other: BatchDays & { number: string }): number {
  const days = compareDays(lastDayOf(one), lastDayOf(other))
  return days || compareDays(one.madeOn ?? undefined, other.madeOn ?? undefined) || (one.number < other.number ? -1 : 1)
}

/** A day that is missing comes last. */
function compareDays(one: string | undefined, other: string | undefined): number {
  if (one === other) return 0
  if (one === undefined) return 1
  return other === undefined || one < other ? -1 : 1
}

/** A batch that something can be taken from. */
export interface PickableBatch extends BatchDays {
  number: string
  /** All in the unit of what is taken. */
  quantity: { value: number; unit: Quantity['unit'] }
  packaging?: PackageSize | undefined
}

/** What is taken of a batch. */
export interface PickedBatch {
  number: string
  quantity: number
}

/**
 * Picks the batches that a part is taken from: first expired first out, those in the ordered package before all others, of which each but the last
 * gives whole packages. Less than the part where the batches do not hold it.
 */
export function pickBatches(batches: readonly PickableBatch[], part: Quantity, size?: PackageSize): PickedBatch[] {
  const sorted = batches.toSorted(byLastDay)
  const isPacked = ({ packaging }: PickableBatch) =>
    size === undefined || packaging === undefined || isSamePackage(packaging, size)
  const picked: PickedBatch[] = []
  let left = millionths(part.value)
  for (const { number, quantity } of [...sorted.filter(isPacked), ...sorted.filter((batch) => !isPacked(batch))]) {
    if (left === 0) break
    const held = millionths(quantity.value)
    const taken = held >= left ? left : wholePackages(held, part.unit, size)
    if (taken === 0) continue
    picked.push({ number, quantity: taken / 1_000_000 })
    left -= taken
  }
  return picked
}

/** What whole packages hold of it: an opened drum stays in the store. All of it where no package of this unit is known. */
function wholePackages(held: number, unit: Quantity['unit'], size: PackageSize | undefined): number {
  if (size === undefined || size.kind === 'bulk' || size.net.unit !== unit) return held
  const each = millionths(size.net.value)
  return held - (held % each)
}

const millionths = (value: number): number => Math.round(value * 1_000_000)
