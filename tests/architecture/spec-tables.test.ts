import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routes } from '#src/app/routes.ts'
import { operationTable } from '#src/generated/operation-table.ts'
import { operatorPaths } from '#src/operator/operator-paths.ts'
import { operatorRoutes } from '#src/operator/operator-routes.ts'
import { gapsOf, namespacesOf, readTexts } from '../../scripts/check/locale-texts.ts'
import { textPlaces } from './text-places.ts'

/** The rows of tests/spec/<name>.tsv below its head. */
function table(name: string): string[][] {
  const [, ...rows] = readFileSync(join('tests', 'spec', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  return rows.map((row) => row.split('\t'))
}

describe('the table of operations', () => {
  const expected = new Map(table('operations').map(([method, path, id, access]) => [id, `${method} ${path} ${access}`]))

  it('is the contract’s own, but for what is marked as an addition, each call with its method, path and access', () => {
    const actual = Object.entries(operationTable).filter(([, { addition }]) => !addition)
    expect(
      Object.fromEntries(actual.map(([id, { method, path, access }]) => [id, `${method.toUpperCase()} ${path} ${access}`])),
    ).toEqual(Object.fromEntries(expected))
    expect(table('operations').length).toBe(81)
  })

  it('holds none of those that are marked as additions', () => {
    const additions = Object.entries(operationTable).filter(([, { addition }]) => addition)
    expect(additions.map(([id]) => id).filter((id) => expected.has(id))).toEqual([])
  })
})

const {
  getCompanyReviews,
  getDeclaredTransfers,
  getDisputes,
  getCommissionRates,
  getExchangeRates,
  getTaxRules,
  getOverdueDeliveries,
  getTickets,
  getAbuseReports,
  getRefunds,
  getPayoutBatches,
  getRequestedPayouts,
} = operationTable
const { getPlans, getBankAccount, getContentPages, getTenderNews, getCategoryTree, getCatalogueImports } = operationTable
const { getLedger, findOrders, findAccounts, getSecurityEvents, getOperators } = operationTable
/** The role of the call that each page begins with. */
const roleOfPage: Partial<Record<string, string>> = {
  [operatorPaths.companies]: getCompanyReviews.role,
  [operatorPaths.transfers]: getDeclaredTransfers.role,
  [operatorPaths.disputes]: getDisputes.role,
  [operatorPaths.deliveries]: getOverdueDeliveries.role,
  [operatorPaths.tickets]: getTickets.role,
  [operatorPaths.reports]: getAbuseReports.role,
  [operatorPaths.refunds]: getRefunds.role,
  [operatorPaths.payouts]: getRequestedPayouts.role,
  [operatorPaths.payoutBatches]: getPayoutBatches.role,
  [operatorPaths.ledger]: getLedger.role,
  [operatorPaths.plans]: getPlans.role,
  [operatorPaths.rates]: getExchangeRates.role,
  [operatorPaths.commissionRates]: getCommissionRates.role,
  [operatorPaths.taxRules]: getTaxRules.role,
  [operatorPaths.bankAccount]: getBankAccount.role,
  [operatorPaths.contents]: getContentPages.role,
  [operatorPaths.tenderNews]: getTenderNews.role,
  [operatorPaths.categories]: getCategoryTree.role,
  [operatorPaths.imports]: getCatalogueImports.role,
  [operatorPaths.orders]: findOrders.role,
  [operatorPaths.accounts]: findAccounts.role,
  [operatorPaths.securityLog]: getSecurityEvents.role,
  [operatorPaths.operators]: getOperators.role,
}

describe('the table of routes', () => {
  /** Routes that the flows need beyond the table. */
  const additions = [
    '/place-order login yes',
    '/request-quote login yes',
    '/request-document login yes',
    '/deny-sign-in public no',
    '/seller-product-new seller yes',
    '/seller-product-edit seller yes',
  ]

  it('is the page’s own, but for what is added, each route with its access and shell', () => {
    const expected = table('routes').map(([path, access, shell]) => `${path} ${access} ${shell}`)
    const actual = routes.map(({ path, access, shell }) => `${path} ${access} ${shell ? 'yes' : 'no'}`)
    expect(actual.toSorted()).toEqual([...expected, ...additions].toSorted())
  })

  it('has nothing of the operators’ pages, which are a table of their own', () => {
    const below = Object.values(operatorPaths).filter((path) => path !== '/operator' && !path.startsWith('/operator/'))
    expect([below, routes.filter(({ path }) => path.startsWith('/operator'))]).toEqual([[], []])
    const listed = operatorRoutes.map(({ path }) => path)
    expect([...listed, operatorPaths.invitation].toSorted()).toEqual(Object.values(operatorPaths).toSorted())
  })

  it('names for each of the operators’ pages the role that its calls ask for', () => {
    const wrong = operatorRoutes.filter(({ path, role }) => roleOfPage[path] !== role)
    expect(wrong).toEqual([])
  })

  it('ends in Page Not Found', () => expect(routes.at(-1)?.path).toBe('*'))
})

describe('the table of texts', () => {
  const expected = new Map(table('messages').map(([place, text], row) => [`${row + 1} ${place}`, text]))
  const english = new Map(
    namespacesOf('locales/en').flatMap((namespace) =>
      [...readTexts('locales/en', namespace)].map(([path, text]) => [`${namespace}:${path}`, text]),
    ),
  )

  it('is what the page says, word for word, each row in its place', () => {
    const actual = Object.entries(textPlaces).map(([place, key]) => [place, english.get(key)])
    expect(actual).toEqual([...expected])
  })

  it('has no gaps, so that it can be compared as it is', () =>
    expect([...expected.values()].flatMap((text) => gapsOf(text ?? ''))).toEqual([]))
})
