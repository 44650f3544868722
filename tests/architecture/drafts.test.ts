import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'

const forms = projectFiles()
  .filter((path) => path.startsWith('src/forms/operator/') && path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ name: basename(path, '.tsx'), source: readFileSync(path, 'utf8') }))
const formsWith = (call: RegExp) => forms.filter(({ source }) => call.test(source)).map(({ name }) => name)

/** They change nothing, or have a secret in them. */
const undrafted: Readonly<Record<string, 'filter' | 'secret'>> = {
  'invitation-form': 'secret',
  'ledger-entry-form': 'filter',
  'operator-sign-in-form': 'secret',
  'search-form': 'filter',
  'security-event-form': 'filter',
}

it('every form by which an operator changes something keeps what is typed, and says so when it gives it back (decision 154)', () => {
  expect(formsWith(/\buse(Contract)?Form\b/).toSorted()).toEqual(Object.keys(undrafted))
  const drafted = formsWith(/\buseDraftedForm</)
  expect(drafted.length).toBeGreaterThan(0)
  expect(formsWith(/<DraftNotice /)).toEqual(drafted)
})
