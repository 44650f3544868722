import { use } from 'react'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { InvitingDialog } from '#src/forms/operator/inviting-dialog.tsx'
import { RoleDialog } from '#src/forms/operator/role-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { disableOperatorBody } from '#src/generated/bodies/disableOperator.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type ListedOperator, type OperatorDecision, operatorListMachine } from '#src/machines/operator/operator-list.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { useIsolated } from '../account-facts.tsx'
import { OperatorContext } from '../operator-context.ts'
import { operatorPaths } from '../operator-paths.ts'
import { type Act, QueueScreen } from '../queue-screen.tsx'

const schema = contractFields(disableOperatorBody, ['reason'])
const tones = { invited: 'info', active: 'success', disabled: 'neutral' } as const

/** Who works here, and what they may do. */
export function OperatorsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatDateTime, formatDate } = useFormat()
  const own = use(OperatorContext)
  const [flow, actor] = useFlow(operatorListMachine, { query: {} })
  const status = ({ status: state }: ListedOperator) => (
    <Badge tone={tones[state]}>{text(`operator:operators.status.${state}`)}</Badge>
  )
  const roles = ({ roles: held }: ListedOperator) => held.map((role) => text(`operator:operators.role.${role}`)).join(' · ')
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.operators}
      icon="user"
      labels={{
        title: text('operator:operators.title'),
        lead: text('operator:operators.lead'),
        empty: text('operator:operators.empty'),
        entry: text('fields:fullName'),
      }}
      listActs={[{ act: 'invite', label: text('operator:operators.invite.act'), variant: 'primary', icon: 'plus' }]}
      idOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      columns={[
        { id: 'email', header: text('fields:email'), cell: ({ email }) => <Isolate>{email}</Isolate> },
        { id: 'roles', header: text('operator:operators.roles'), cell: roles },
        { id: 'status', header: text('operator:accounts.statusLabel'), cell: status },
      ]}
      detail={(operator) => (
        <FactList
          facts={[
            { name: text('fields:email'), value: <Isolate>{operator.email}</Isolate> },
            { name: text('operator:operators.roles'), value: roles(operator) },
            { name: text('operator:accounts.statusLabel'), value: status(operator) },
            { name: text('operator:operators.since'), value: formatDate(operator.createdAt) },
            {
              name: text('operator:operators.invitationEndsAt'),
              value: operator.invitationEndsAt && formatDateTime(operator.invitationEndsAt),
            },
          ]}
        />
      )}
      acts={({ _id, status: state }) => {
        if (_id === own?._id) return []
        const again: Act<OperatorDecision> = { act: 'invite', label: text('operator:operators.invite.again') }
        if (state === 'disabled') return [again]
        return [
          { act: 'changeRoles', label: text('operator:operators.changeRoles.act') },
          again,
          { act: 'disable', label: text('operator:operators.disable.act'), variant: 'danger' },
        ]
      }}
      dialog={({ item, act, decide, ...state }) =>
        act === 'invite' ? (
          <InvitingDialog {...state} invited={item} onConfirm={(invitation) => decide({ act, invitation })} />
        ) : act === 'changeRoles' ? (
          <RoleDialog {...state} name={item.name} roles={item.roles} onConfirm={(change) => decide({ act, ...change })} />
        ) : (
          <DecisionDialog
            {...state}
            title={text('operator:operators.disable.title')}
            body={text('operator:operators.disable.body', { name: isolate(item.name), email: isolate(item.email) })}
            confirm={text('operator:operators.disable.act')}
            danger
            hint={text('operator:act.hintKept')}
            schema={schema}
            onConfirm={({ reason }) => decide({ act, reason })}
          />
        )
      }
      listDialog={({ act, decide, ...state }) => (
        <InvitingDialog {...state} onConfirm={(invitation) => decide({ act, invitation })} />
      )}
    />
  )
}
