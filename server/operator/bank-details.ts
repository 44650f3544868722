import { bankDetails, keepBankDetails, readBankDetails } from '#server/domain/bank-details.ts'
import { readRows } from './read-rows.ts'
import { CommandRefused, type StoreCommand } from './store-command.ts'

export const bankDetailsCommand: StoreCommand = {
  usage: `bank-details set FILE | show
      The account that buyers transfer to, from a JSON file with accountName, bankName, bankAddress, iban, swift and currency.`,
  run: async (means, [action, file]) => {
    if (action === 'show') {
      const kept = await readBankDetails({ tables: means.store })
      if (kept === undefined) throw new CommandRefused('No bank details are set')
      return means.print(JSON.stringify(kept, null, 2))
    }
    if (action !== 'set' || file === undefined) throw new CommandRefused('bank-details set FILE | show')
    const details = readRows(bankDetails, await means.readJson(file))
    await means.change((own) => keepBankDetails(own, details))
    means.print(`Buyers transfer to ${details.iban}`)
  },
}
