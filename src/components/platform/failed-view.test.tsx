import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { putTexts } from '#tests/support/texts.ts'
import { FailedView } from './failed-view.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

const spent = 'This invitation has been used or is too old. Ask for a new one.'

it('says what is wrong with what was sent, where no field is there to say it', () => {
  const failure = { kind: 'rejected', message: 'Please check the marked fields.', fields: { invitationToken: spent } } as const
  render(<FailedView failure={failure} onRetry={() => undefined} />)
  expect(screen.getByText(spent)).toBeDefined()
  expect(screen.queryByText(failure.message)).toBe(null)
})

it('says what the server says when it names no field', () => {
  render(<FailedView failure={{ kind: 'rejected', message: 'Not there', fields: {} }} onRetry={() => undefined} />)
  expect(screen.getByText('Not there')).toBeDefined()
})
