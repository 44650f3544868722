import { useFlow } from '#src/flow/use-flow.ts'
import { ownAccountMachine } from '#src/machines/account/own-account.machine.ts'
import { storedProfile } from '#src/machines/account/stored-user.ts'
import { useStored } from '#src/session/use-stored.ts'

/** Keeps what the session knows of the account in step with the server; there is nothing to see. */
export function OwnAccount({ token }: { token: string }) {
  const [flow] = useFlow(ownAccountMachine, { path: { token } })
  const { results } = flow.context
  useStored(results && storedProfile(results))
  return null
}
