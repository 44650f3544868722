import type { Marketplace } from './marketplace.ts'

/** Resolves to what `work` does with nothing held against a new browser: the link in the mail is to undo it, whatever way around the rule there is. */
export async function withoutAlerts<Result>({ store }: Marketplace, work: () => Promise<Result>): Promise<Result> {
  const alerts = await store.list('signInAlerts', {})
  await store.remove('signInAlerts', {})
  const result = await work()
  for (const alert of alerts) await store.insert('signInAlerts', alert)
  return result
}
