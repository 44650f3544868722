import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileFetchingMachine } from '#src/machines/document/file-fetching.machine.ts'
import { coa } from '#tests/support/event-fixtures/product-batches.ts'
import { answered, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { BatchCertificates } from './batch-certificates.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('are there by batch, and fetched when they are wanted', async () => {
  const saved: string[] = []
  const machine = answered(fileFetchingMachine, { fetching: [() => ({ file: new Blob(['%PDF']) })] }).provide({
    actions: { saveFile: (_, { fileName }) => void saved.push(fileName) },
  })
  const batches = [{ number: 'KB-1', quantity: 100, certificates: [coa] }, { number: 'KB-2' }]
  renderScreen(<BatchCertificates batches={batches} />, { machines: [machine] })
  const part = within(screen.getByRole('region', { name: 'Certificates of analysis' }))
  expect([part.getByText('KB-1').textContent, part.queryByText('KB-2')]).toEqual(['KB-1', null])
  expect(saved).toEqual([])
  await userEvent.click(part.getByRole('button', { name: /^Download/ }))
  await expect.poll(() => saved).toEqual([coa.fileName])
})

it('say nothing of batches without one', () => {
  renderScreen(<BatchCertificates batches={[{ number: 'KB-2' }]} />)
  expect(screen.queryByRole('region')).toBe(null)
})
