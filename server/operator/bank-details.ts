import { bankDetails, keepBankDetails, readBankDetails } from '#server/domain/payment/bank-details.ts'
import { readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

export const bankDetailsCommand: StoreCommand = {
  usage: `bank-details set FILE | show
      The account that buyers transfer to, from a JSON file with accountName, bankName, bankAddress, iban, swift and currency.`,
  run: async (context, [action, file]) => {
    if (action === 'show') {
      const details = await readBankDetails({ tables: context.store })
      if (details === undefined) throw new CommandRefused('No bank details are set')
      return context.print(JSON.stringify(details, null, 2))
    }
    if (action !== 'set' || file === undefined) throw new CommandRefused('bank-details set FILE | show')
    const details = readRows(bankDetails, await context.readJson(file))
    await context.change((own) => keepBankDetails(own, details))
    context.print(`Buyers transfer to ${details.iban}`)
  },
}
