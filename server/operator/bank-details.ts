import type { BodyOf } from '#server/operation.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const optionForms = { reason: reasonOption } as const

const form = 'bank-details set FILE --reason TEXT | approve --reason TEXT | decline --reason TEXT | show'

export const bankDetailsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `${form}
      The account that buyers transfer to, from a JSON file with accountName, bankName, bankAddress, iban, swift and currency. Over the API
      another account than the first waits until a second operator approves it.`,
  runCalls: async ({ call, print, readJson, options }, [action, file]) => {
    if (action === 'show') {
      const { bankDetails, proposed } = await call('getBankAccount', {})
      if (bankDetails === undefined) throw new CommandRefused('No bank details are set')
      print(JSON.stringify(bankDetails, null, 2))
      if (proposed !== undefined) print(`Proposed: ${JSON.stringify(proposed, null, 2)}`)
      return
    }
    if (action === 'approve' || action === 'decline') {
      const reason = requireReason(options)
      const { version, proposed } = await call('getBankAccount', {})
      if (proposed === undefined) throw new CommandRefused('No other account is proposed')
      const decided = await call(`${action}BankAccount`, { body: { version, reason } })
      return print(`Buyers transfer to ${decided.bankDetails?.iban}`)
    }
    if (action !== 'set' || file === undefined) throw new CommandRefused(form)
    const reason = requireReason(options)
    // The call holds the file against the contract.
    const given = (await readJson(file)) as BodyOf<'changeBankAccount'>['bankDetails']
    const { bankDetails, proposed } = await call('changeBankAccount', { body: { bankDetails: given, reason } })
    print(`Buyers transfer to ${bankDetails?.iban}`)
    if (proposed !== undefined)
      print(`${proposed.bankDetails.iban} waits until another operator approves it: bank-details approve`)
  },
}
