import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { AnswerDialog } from '#src/forms/operator/answer-dialog.tsx'
import { DecisionDialog } from '#src/forms/operator/decision-dialog.tsx'
import { NewerMessages } from '#src/forms/operator/newer-messages.tsx'
import { SearchForm } from '#src/forms/operator/search-form.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { dismissTicketBody } from '#src/generated/bodies/dismissTicket.ts'
import { findTicketBody } from '#src/generated/bodies/findTicket.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { type ListedTicket, ticketQueueMachine } from '#src/machines/operator/ticket-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountName, useIsolated, useLinkedAccountFacts } from '../account-facts.tsx'
import { DecidedFacts, useDecidedColumns } from '../decided-facts.tsx'
import { OrderLink } from '../order-link.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { useQueueAddress, useQueueQuery } from '../queue-address.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'
import { WrittenText } from '../written-text.tsx'

/** The one ticket of a number, or the queue. */
function useTicketQuery() {
  const query = useQueueQuery(operatorPaths.tickets)
  const { number } = useQueueAddress(operatorPaths.tickets)
  return number === null ? query : { number }
}

const dismissSchema = contractFields(dismissTicketBody, ['reason'])
const searchSchema = z.object({ search: contractFields(findTicketBody, ['number']).shape.number })

/** Tickets that wait for an answer, those that were answered, and any by its number. */
export function TicketsScreen() {
  const text = useText()
  const factsOf = useLinkedAccountFacts()
  const isolate = useIsolated()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(ticketQueueMachine, { query: useTicketQuery() })
  const navigate = useNavigate()
  const decidedColumns = useDecidedColumns(({ ticket }: ListedTicket) => text(`operator:tickets.status.${ticket.status}`))
  const { state, number } = useQueueAddress(operatorPaths.tickets)
  const isDecided = state === 'decided'
  return (
    <QueueScreen
      paged
      states={{ waiting: text('operator:tickets.states.waiting'), decided: text('operator:tickets.states.decided') }}
      search={
        <SearchForm
          schema={searchSchema}
          label={text('operator:tickets.find')}
          hint={text('operator:tickets.findHint')}
          initial={number ?? ''}
          onSearch={(search) => void navigate(`${operatorPaths.tickets}?number=${encodeURIComponent(search)}`)}
        />
      }
      leaves
      flow={flow}
      actor={actor}
      path={operatorPaths.tickets}
      icon="help"
      labels={{
        title: text('operator:tickets.title'),
        lead: text(isDecided ? 'operator:decided.lead' : 'operator:tickets.lead'),
        empty: text(
          number !== null ? 'operator:tickets.noNumber' : isDecided ? 'operator:decided.none' : 'operator:tickets.empty',
        ),
        entry: text('operator:tickets.subject'),
      }}
      idOf={({ ticket }) => ticket._id}
      nameOf={({ ticket }) => ticket.subject}
      columns={[
        { id: 'number', header: text('operator:tickets.number'), cell: ({ ticket }) => <Isolate>{ticket.number}</Isolate> },
        {
          id: 'topic',
          header: text('operator:tickets.topic'),
          cell: ({ ticket }) => text(`operator:tickets.topics.${ticket.topic}`),
        },
        { id: 'account', header: text('operator:account.name'), cell: ({ account }) => <bdi>{accountName(account)}</bdi> },
        { id: 'language', header: text('app:language.label'), cell: ({ language }) => text(`app:language.${language}`) },
        ...(isDecided
          ? decidedColumns
          : [
              {
                id: 'waiting',
                header: text('operator:queue.waiting'),
                cell: ({ ticket }: ListedTicket) =>
                  ticket.status === 'open' ? (
                    <WaitingBadge since={ticket.updatedAt} />
                  ) : (
                    text(`operator:tickets.status.${ticket.status}`)
                  ),
              },
            ]),
      ]}
      detail={({ ticket, account, orderNumber, language, decided }) => (
        <>
          <FactList
            facts={[
              { name: text('operator:tickets.number'), value: <Isolate>{ticket.number}</Isolate> },
              { name: text('operator:orders.statusLabel'), value: text(`operator:tickets.status.${ticket.status}`) },
              { name: text('operator:tickets.topic'), value: text(`operator:tickets.topics.${ticket.topic}`) },
              {
                name: text('operator:order'),
                value: orderNumber && <OrderLink id={ticket.orderId} number={orderNumber} />,
              },
              { name: text('operator:tickets.openedAt'), value: formatDateTime(ticket.createdAt) },
              { name: text('app:language.label'), value: text(`app:language.${language}`) },
              ...factsOf(account),
            ]}
          />
          <Section title={text('operator:tickets.messages')}>
            <Stack as="ul" gap={4}>
              {ticket.messages.map((message) => (
                <li key={message._id}>
                  <p>
                    <strong>{text(`operator:tickets.by.${message.by}`)}</strong> ({formatDateTime(message.at)})
                  </p>
                  <WrittenText>{message.text}</WrittenText>
                </li>
              ))}
            </Stack>
          </Section>
          <DecidedFacts decided={decided} />
        </>
      )}
      acts={({ ticket }) =>
        ticket.status === 'closed'
          ? []
          : [
              { act: 'answer', label: text('operator:tickets.answer.act'), variant: 'primary', icon: 'edit' },
              { act: 'dismiss', label: text('operator:tickets.dismiss.act') },
            ]
      }
      dialog={({ item, act, decide, ...question }) => {
        const { messages } = (flow.context.page?.items.find(({ ticket }) => ticket._id === item.ticket._id) ?? item).ticket
        const newer = messages.slice(item.ticket.messages.length)
        // A ticket begins with its owner's message.
        const repliesTo = messages.at(-1)?._id ?? ''
        if (act === 'dismiss') {
          return (
            <DecisionDialog
              {...question}
              title={text('operator:tickets.dismiss.title')}
              body={text('operator:tickets.dismiss.body', { name: isolate(item.account.fullName) })}
              confirm={text('operator:tickets.dismiss.act')}
              danger
              hint={text('operator:act.hintSent')}
              schema={dismissSchema}
              notice={<NewerMessages messages={newer} />}
              onConfirm={({ reason }) => decide({ act, reason, repliesTo })}
            />
          )
        }
        return (
          <AnswerDialog
            {...question}
            newer={newer}
            addressee={isolate(item.account.fullName)}
            language={text(`app:language.${item.language}`)}
            onConfirm={(answer) => decide({ act, text: answer, repliesTo })}
          />
        )
      }}
    />
  )
}
