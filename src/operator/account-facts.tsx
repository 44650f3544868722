import type { Fact } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import type { Text } from '#src/i18n/i18n.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Link } from '#src/ui/link.tsx'
import { itemAddress, operatorPaths } from './operator-paths.ts'
import { useMayOpen } from './use-may-open.ts'

type AccountName = components['schemas']['AccountName']

/** The name that an operator knows an account by: the company's, else the person's. */
export const accountName = ({ businessName, fullName }: AccountName): string => businessName ?? fullName

/** What an operator sees of an account beside its name. */
export function accountFacts(account: AccountName, text: Text): readonly Fact[] {
  return [
    { name: text('operator:account.company'), value: account.businessName && <bdi>{account.businessName}</bdi> },
    { name: text('operator:account.person'), value: <bdi>{account.fullName}</bdi> },
    { name: text('fields:email'), value: <Isolate>{account.email}</Isolate> },
  ]
}

/** As `accountFacts`, for a page of something else: the name leads to the account, for whoever's role includes that page. */
export function useLinkedAccountFacts(): (account: AccountName) => readonly Fact[] {
  const text = useText()
  const isLinked = useMayOpen('support')
  return (account) => {
    if (!isLinked) return accountFacts(account, text)
    const named = {
      name: text('operator:account.name'),
      value: (
        <Link href={itemAddress(operatorPaths.accounts, account._id)}>
          <bdi>{accountName(account)}</bdi>
        </Link>
      ),
    }
    return [named, ...accountFacts(account, text).slice(account.businessName === undefined ? 2 : 1)]
  }
}

/** Keeps a name or an address in its own order within a sentence of another script. */
export function useIsolated(): (value: string) => string {
  const { language } = useLanguage()
  return (value) => isolated(value, language)
}
