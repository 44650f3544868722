import { queueMail } from '#server/domain/platform/outbox.ts'
import type { OperationContext } from '#server/operation.ts'
import type { Row } from '#server/store/tables.ts'
import type { Language } from '#server/store/tables/columns.ts'
import { hasRole } from './operator-sessions.ts'

type Operator = Row<'operators'>

/**
 * Mails every other active operator of these roles what one of them has done, so that no session acts on such things unseen. `about`: whom or
 * what.
 */
export async function mailColleagues(
  context: OperationContext,
  roles: readonly Operator['roles'][number][],
  act: {
    by: Operator
    language: Language
    template: 'operatorAppointed' | 'bankAccountProposed' | 'colleaguePasskeyAdded'
    about: string
  },
): Promise<void> {
  const { by, language, template, about } = act
  const active = await context.tables.list('operators', { status: 'active' }, { orderBy: ['_id'] })
  for (const operator of active) {
    if (operator._id === by._id || !roles.some((role) => hasRole(operator, role))) continue
    const values = { name: operator.name, operator: `${by.name} (${by.email})`, about }
    await queueMail(context, { recipient: operator.email, language, template, values })
  }
}
