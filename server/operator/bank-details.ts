import type { BodyOf } from '#server/operation.ts'
import type { CallCommand } from './call-command.ts'
import { reasonOption, requireReason } from './operator-change.ts'
import { CommandRefused } from './store-command.ts'

const optionForms = { reason: reasonOption } as const

export const bankDetailsCommand: CallCommand<typeof optionForms> = {
  options: optionForms,
  usage: `bank-details set FILE --reason TEXT | show
      The account that buyers transfer to, from a JSON file with accountName, bankName, bankAddress, iban, swift and currency.`,
  runCalls: async ({ call, print, readJson, options }, [action, file]) => {
    if (action === 'show') {
      const { bankDetails } = await call('getBankAccount', {})
      if (bankDetails === undefined) throw new CommandRefused('No bank details are set')
      return print(JSON.stringify(bankDetails, null, 2))
    }
    if (action !== 'set' || file === undefined) throw new CommandRefused('bank-details set FILE --reason TEXT | show')
    const reason = requireReason(options)
    // The call holds the file against the contract.
    const given = (await readJson(file)) as BodyOf<'changeBankAccount'>['bankDetails']
    const { bankDetails } = await call('changeBankAccount', { body: { bankDetails: given, reason } })
    print(`Buyers transfer to ${bankDetails?.iban}`)
  },
}
