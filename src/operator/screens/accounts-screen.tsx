import { use } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { SearchForm } from '#src/forms/operator/search-form.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { findAccountsBody } from '#src/generated/bodies/findAccounts.ts'
import { suspendAccountBody } from '#src/generated/bodies/suspendAccount.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { accountSearchMachine, type FoundAccount } from '#src/machines/operator/account-search.machine.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountFacts, accountName, useIsolated } from '../account-facts.tsx'
import { AccountRecord } from '../account-record.tsx'
import { OperatorContext } from '../operator-context.ts'
import { itemIdIn, operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WrittenText } from '../written-text.tsx'

const schema = contractFields(suspendAccountBody, ['reason'])
const searchSchema = contractFields(findAccountsBody, ['search'])
const tones = { active: 'success', suspended: 'danger', deleted: 'neutral' } as const

/** Accounts, found by address, name or company. */
export function AccountsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatCountry, formatDate } = useFormat()
  const isAdmin = use(OperatorContext)?.roles.includes('admin') === true
  // From the overview's field.
  const [parameters] = useSearchParams()
  const asked = parameters.get('search')
  const id = itemIdIn(operatorPaths.accounts, useLocation().pathname)
  const navigate = useNavigate()
  const [flow, actor] = useFlow(accountSearchMachine, { query: asked !== null ? { search: asked } : id === null ? null : { id } })
  const { query } = flow.context
  const status = ({ status: own }: FoundAccount) => <Badge tone={tones[own]}>{text(`operator:accounts.status.${own}`)}</Badge>
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.accounts}
      icon="users"
      labels={{
        title: text('operator:accounts.title'),
        lead: text('operator:accounts.lead'),
        empty: text('operator:accounts.empty'),
        emptyLead: text('operator:accounts.emptyLead'),
        entry: text('operator:account.name'),
      }}
      search={
        <SearchForm
          schema={searchSchema}
          label={text('operator:accounts.search')}
          initial={query !== null && 'search' in query ? query.search : ''}
          onSearch={(search) => {
            actor.send({ type: 'query.changed', query: { search } })
            // It is there again after Back and a reload.
            void navigate(`${operatorPaths.accounts}?search=${encodeURIComponent(search)}`, { replace: true })
          }}
        />
      }
      idOf={({ account }) => account._id}
      nameOf={({ account }) => accountName(account)}
      columns={[
        { id: 'email', header: text('fields:email'), cell: ({ account }) => <Isolate>{account.email}</Isolate> },
        { id: 'country', header: text('fields:country'), cell: ({ country }) => formatCountry(country) },
        { id: 'status', header: text('operator:accounts.statusLabel'), cell: status },
      ]}
      detail={(found) => (
        <>
          <FactList
            facts={[
              ...accountFacts(found.account, text),
              { name: text('fields:country'), value: formatCountry(found.country) },
              { name: text('operator:accounts.since'), value: formatDate(found.createdAt) },
              { name: text('operator:accounts.statusLabel'), value: status(found) },
            ]}
          />
          <AccountRecord key={`${found.account._id} ${found.status}`} id={found.account._id} />
          {found.suspendedFor !== undefined && (
            <Section title={text('operator:accounts.suspendedFor')}>
              <WrittenText>{found.suspendedFor}</WrittenText>
            </Section>
          )}
        </>
      )}
      acts={({ status: own }) => {
        if (own === 'deleted') return []
        const reset = isAdmin ? [{ act: 'resetFactors', label: text('operator:accounts.resetFactors.act') } as const] : []
        if (own === 'suspended') return [{ act: 'restore', label: text('operator:accounts.restore.act'), variant: 'primary' }]
        return [...reset, { act: 'suspend', label: text('operator:accounts.suspend.act'), variant: 'danger' }]
      }}
      dialog={({ item, act, decide, ...state }) => (
        <DecisionDialog
          {...state}
          title={text(`operator:accounts.${act}.title`)}
          body={text(`operator:accounts.${act}.body`, {
            name: isolate(accountName(item.account)),
            email: isolate(item.account.email),
          })}
          confirm={text(`operator:accounts.${act}.act`)}
          danger={act !== 'restore'}
          hint={text(act === 'suspend' ? 'operator:act.hintSent' : 'operator:act.hintKept')}
          schema={schema}
          onConfirm={({ reason }) => decide({ act, reason })}
        />
      )}
    />
  )
}
