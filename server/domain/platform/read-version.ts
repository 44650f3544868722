import { conflict } from '#server/domain/platform/domain-error.ts'
import type { OperationContext } from '#server/operation.ts'

/**
 * Names a state of what an operator reads and then changes as a whole. Two who have it open at once would else undo each other's changes
 * without seeing them.
 */
export const versionOf = ({ ports }: Pick<OperationContext, 'ports'>, read: unknown): Promise<string> =>
  ports.codes.digest(JSON.stringify(read))

/** Throws 409 when a change names a version of what is another by now; a change without one is made to whatever is there. */
export async function assertVersion(
  context: Pick<OperationContext, 'ports'>,
  version: string | undefined,
  current: unknown,
): Promise<void> {
  if (version !== undefined && version !== (await versionOf(context, current)))
    throw conflict('server:conflict.edited', { state: 'edited' })
}
