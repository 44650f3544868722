import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { reviewCompanyBody } from '#src/generated/bodies/reviewCompany.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type CompanyReview, companyQueueMachine } from '#src/machines/operator/company-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { CaseFiles } from '../case-files.tsx'
import { DecidedFacts, useDecidedColumns } from '../decided-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { useQueueAddress, useQueueQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const schema = contractFields(reviewCompanyBody, ['reason'])

const companyActs = { pending: ['verify', 'refuse'], verified: ['revoke'], refused: [] } as const
const appearances = { verify: { variant: 'primary', icon: 'check' }, refuse: {}, revoke: { variant: 'danger' } } as const

/** Companies that wait to be verified, and those that were decided. */
export function CompaniesScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const isolate = useIsolated()
  const { formatCountry, formatDateTime } = useFormat()
  const [flow, actor] = useFlow(companyQueueMachine, { query: useQueueQuery(operatorPaths.companies) })
  const outcomeOf = ({ status }: CompanyReview) => text(`operator:companies.status.${status}`)
  // As last read: a refusal may be the first to tell of one.
  const namesakesOf = ({ _id, namesakes }: CompanyReview) =>
    flow.context.page?.items.find((item) => item._id === _id)?.namesakes ?? namesakes
  const decidedColumns = useDecidedColumns(outcomeOf)
  const isDecided = useQueueAddress(operatorPaths.companies).state === 'decided'
  return (
    <QueueScreen
      paged
      states={{ waiting: text('operator:companies.states.waiting'), decided: text('operator:companies.states.decided') }}
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.companies}
      icon="building"
      labels={{
        title: text('operator:companies.title'),
        lead: text(isDecided ? 'operator:decided.lead' : 'operator:companies.lead'),
        empty: text(isDecided ? 'operator:decided.none' : 'operator:companies.empty'),
        entry: text('operator:account.company'),
      }}
      idOf={({ _id }) => _id}
      nameOf={({ account }) => accountName(account)}
      columns={[
        { id: 'country', header: text('fields:country'), cell: ({ country }) => formatCountry(country) },
        {
          id: 'licence',
          header: text('operator:companies.licence'),
          cell: ({ tradeLicenceNumber }) => <Isolate>{tradeLicenceNumber}</Isolate>,
        },
        ...(isDecided
          ? decidedColumns
          : [
              {
                id: 'waiting',
                header: text('operator:queue.waiting'),
                cell: ({ sentAt }: CompanyReview) => <WaitingBadge since={sentAt} />,
              },
            ]),
      ]}
      detail={({
        _id,
        account,
        status,
        decided,
        country,
        city,
        street,
        tradeLicenceNumber,
        taxNumber,
        files,
        namesakes,
        sentAt,
      }) => (
        <>
          {namesakes.length > 0 && (
            <Notice tone="warning" title={text('operator:companies.namesakes')}>
              <ul>
                {namesakes.map((name) => (
                  <li key={name}>
                    <bdi>{name}</bdi>
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <FactList
            facts={[
              ...factsOf(account),
              { name: text('fields:country'), value: formatCountry(country) },
              {
                name: text('operator:companies.address'),
                value: (street ?? city) !== undefined && (
                  <bdi>{[street, city].filter((part) => part !== undefined).join(', ')}</bdi>
                ),
              },
              { name: text('operator:companies.licence'), value: <Isolate>{tradeLicenceNumber}</Isolate> },
              { name: text('fields:taxNumber'), value: <Isolate>{taxNumber}</Isolate> },
              { name: text('operator:companies.sentAt'), value: formatDateTime(sentAt) },
              {
                name: text('operator:queue.waiting'),
                value: status === 'pending' ? <WaitingBadge since={sentAt} /> : undefined,
              },
            ]}
          />
          <Section title={text('operator:companies.files')}>
            <CaseFiles subject="company" subjectId={_id} files={files} />
          </Section>
          <DecidedFacts decided={decided} outcome={text(`operator:companies.status.${status}`)} />
        </>
      )}
      acts={({ status }) =>
        companyActs[status].map((act) => ({ act, label: text(`operator:companies.${act}.act`), ...appearances[act] }))
      }
      dialog={({ item, act, decide, ...state }) => (
        <DecisionDialog
          {...state}
          title={text(`operator:companies.${act}.title`)}
          body={text(`operator:companies.${act}.body`, { company: isolate(accountName(item.account)) })}
          confirm={text(`operator:companies.${act}.act`)}
          danger={act !== 'verify'}
          hint={text(act === 'verify' ? 'operator:act.hintKept' : 'operator:act.hintSent')}
          confirmation={
            act === 'verify' && namesakesOf(item).length > 0
              ? {
                  label: text('operator:companies.sameName'),
                  hint: text('operator:companies.sameNameHint'),
                  of: namesakesOf(item).join(),
                }
              : undefined
          }
          schema={schema}
          onConfirm={({ reason, isConfirmed }) => decide({ act, reason, ...(isConfirmed && { sameName: true }) })}
        />
      )}
    />
  )
}
