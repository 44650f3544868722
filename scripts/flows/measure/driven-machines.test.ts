import { describe, expect, it } from 'vitest'
import { problemsOf, readDrivenMachines } from './driven-machines.ts'

it('every flow is driven in a browser, or the list says why it is not', () =>
  expect(problemsOf(readDrivenMachines())).toEqual([]))

describe('the list of machines that are not driven', () => {
  const names = ['logout', 'wallet']

  it('has no gap', () =>
    expect(problemsOf({ names, driven: new Set(['logout']), reasons: new Map() })).toEqual([
      'wallet has neither tests/e2e/flows/wallet-driver.ts nor a row in tests/e2e/flows/not-driven.tsv',
    ]))

  it('names nothing that is driven or that there is not, and gives reasons', () => {
    const driven = new Set(['logout'])
    const reasons = new Map([
      ['logout', 'one step'],
      ['purse', 'one step'],
      ['wallet', ''],
    ])
    expect(problemsOf({ names, driven, reasons })).toEqual([
      'tests/e2e/flows/not-driven.tsv names purse, which is no machine',
      'tests/e2e/flows/not-driven.tsv names logout, which is driven',
      'tests/e2e/flows/not-driven.tsv gives no reason for wallet',
    ])
  })

  it('is met by drivers of machines alone', () =>
    expect(problemsOf({ names, driven: new Set([...names, 'purse']), reasons: new Map() })).toEqual([
      'tests/e2e/flows/purse-driver.ts drives no machine',
    ]))
})
