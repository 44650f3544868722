import { useFlow } from '#src/flow/use-flow.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { incomingCallMachine } from '#src/machines/call/incoming-call.machine.ts'
import { isEngaged } from '#src/session/engagement.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { RingTone } from './ring-tone.tsx'

/** Rings on whatever page somebody is, when they are called. */
export function IncomingCall() {
  const text = useText()
  const { language } = useLanguage()
  const [flow, actor] = useFlow(incomingCallMachine, { isEngaged })
  const { received, chat } = flow.context
  const ringing = flow.hasTag('ringing')
  const values = { name: isolated(chat?.other.name ?? '', language) }
  return (
    <>
      {ringing && <RingTone />}
      <ConfirmDialog
        open={ringing}
        title={text(received?.medium === 'video' ? 'notices:call.video' : 'notices:call.audio', values)}
        description={text('notices:call.body')}
        confirmLabel={text('notices:call.accept')}
        cancelLabel={text('notices:call.decline')}
        onConfirm={() => actor.send({ type: 'call.accepted' })}
        onCancel={() => actor.send({ type: 'call.declined' })}
      />
    </>
  )
}
