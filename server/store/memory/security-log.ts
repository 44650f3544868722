import { anchorSetting, type SecurityLog } from '../security-log.ts'
import type { Row } from '../tables.ts'
import type { MemoryTables } from './memory-tables.ts'

/** `alone` runs tasks between transactions. */
export function memorySecurityLog(
  rows: MemoryTables,
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>,
): SecurityLog {
  const all = () => rows.all('securityEvents')
  const sealed = () =>
    all()
      .filter(({ sequence }) => sequence !== null)
      .toSorted((one, other) => (one.sequence ?? 0) - (other.sequence ?? 0))
  const copied = (found: readonly Row<'securityEvents'>[]) => structuredClone([...found])
  return {
    unsealed: (limit) =>
      alone(async () =>
        copied(
          all()
            .filter(({ sequence }) => sequence === null)
            .toSorted((one, other) => (`${one.at} ${one._id}` < `${other.at} ${other._id}` ? -1 : 1))
            .slice(0, limit),
        ),
      ),
    lastSealed: () => alone(async () => structuredClone(sealed().at(-1))),
    sealedAfter: (after, limit) =>
      alone(async () =>
        copied(
          sealed()
            .filter(({ sequence }) => (sequence ?? 0) > after)
            .slice(0, limit),
        ),
      ),
    seal: (seals) =>
      alone(async () => {
        const first = seals[0]?.sequence ?? 0
        const waiting = seals.map(({ _id }) => rows.byId('securityEvents', _id))
        if (sealed().some(({ sequence }) => (sequence ?? 0) >= first)) return false
        if (waiting.some((row) => row === undefined || row.sequence !== null)) return false
        for (const [index, { _id, ...set }] of seals.entries()) {
          const row = waiting[index]
          if (row !== undefined) await rows.change('securityEvents', row, set)
        }
        return true
      }),
    cut: ({ upTo, anchor }) =>
      alone(async () => {
        const removed = sealed().filter(({ sequence }) => (sequence ?? 0) <= upTo)
        for (const row of removed) rows.drop('securityEvents', row)
        const setting = rows.byId('settings', anchorSetting)
        if (removed.length > 0 && setting === undefined) await rows.add('settings', { _id: anchorSetting, value: anchor })
        else if (removed.length > 0 && setting !== undefined) await rows.change('settings', setting, { value: anchor })
        return removed.length
      }),
  }
}
