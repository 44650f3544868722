import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { GhsPanel } from './ghs-panel.tsx'

afterEach(cleanup)

const ghs = { signal: 'danger' as const, pictograms: ['GHS05'], hazards: ['H314'], precautions: ['P280'] }

it.each([
  ['ar', /^ترجمة غير رسمية/],
  ['bn', /^অনানুষ্ঠানিক অনুবাদ/],
] as const)('says of the statements in %s that they are an unofficial translation', async (language, note) => {
  await putTexts(language)
  render(<GhsPanel ghs={ghs} />)
  expect(screen.getByText(note)).toBeDefined()
  cleanup()
  render(<GhsPanel ghs={{ ...ghs, hazards: [], precautions: [] }} />)
  expect(screen.queryByText(note)).toBeNull()
})

it('says nothing of a translation in English', async () => {
  await putTexts('en')
  render(<GhsPanel ghs={ghs} />)
  expect(screen.queryByText(/translation/)).toBeNull()
})
