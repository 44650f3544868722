import { FactList } from '#src/components/platform/fact-list.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { AnswerDialog } from '#src/forms/operator/answer-dialog.tsx'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { ticketQueueMachine } from '#src/machines/operator/ticket-queue.machine.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import { accountFacts, accountName, useIsolated } from '../account-facts.tsx'
import { operatorPaths } from '../operator-paths.ts'
import { QueueScreen } from '../queue-screen.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'
import { WrittenText } from '../written-text.tsx'

/** Tickets that wait for an answer. */
export function TicketsScreen() {
  const text = useText()
  const isolate = useIsolated()
  const { formatDateTime } = useFormat()
  const [flow, actor] = useFlow(ticketQueueMachine, { query: {} })
  return (
    <QueueScreen
      flow={flow}
      actor={actor}
      path={operatorPaths.tickets}
      icon="help"
      labels={{
        title: text('operator:tickets.title'),
        lead: text('operator:tickets.lead'),
        empty: text('operator:tickets.empty'),
        entry: text('operator:tickets.subject'),
      }}
      idOf={({ ticket }) => ticket._id}
      nameOf={({ ticket }) => ticket.subject}
      columns={[
        { id: 'number', header: text('operator:tickets.number'), cell: ({ ticket }) => <Isolate>{ticket.number}</Isolate> },
        { id: 'account', header: text('operator:account.name'), cell: ({ account }) => <bdi>{accountName(account)}</bdi> },
        { id: 'language', header: text('app:language.label'), cell: ({ language }) => text(`app:language.${language}`) },
        {
          id: 'waiting',
          header: text('operator:queue.waiting'),
          cell: ({ ticket }) => <WaitingBadge since={ticket.updatedAt} />,
        },
      ]}
      detail={({ ticket, account, language }) => (
        <>
          <FactList
            facts={[
              { name: text('operator:tickets.number'), value: <Isolate>{ticket.number}</Isolate> },
              { name: text('operator:tickets.openedAt'), value: formatDateTime(ticket.createdAt) },
              { name: text('app:language.label'), value: text(`app:language.${language}`) },
              ...accountFacts(account, text),
            ]}
          />
          <Section title={text('operator:tickets.messages')}>
            <Stack as="ul" gap={4}>
              {ticket.messages.map((message) => (
                <li key={message._id}>
                  <p>
                    <strong>{text(`operator:tickets.by.${message.by}`)}</strong> · {formatDateTime(message.at)}
                  </p>
                  <WrittenText>{message.text}</WrittenText>
                </li>
              ))}
            </Stack>
          </Section>
        </>
      )}
      acts={() => [{ act: 'answer', label: text('operator:tickets.answer.act'), variant: 'primary', icon: 'edit' }]}
      dialog={({ item, act, decide, ...state }) => (
        <AnswerDialog
          {...state}
          addressee={isolate(item.account.fullName)}
          language={text(`app:language.${item.language}`)}
          onConfirm={(answer) => decide({ act, text: answer })}
        />
      )}
    />
  )
}
