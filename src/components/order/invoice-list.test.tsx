import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { InvoiceList } from './invoice-list.tsx'

beforeEach(() => putTexts('en'))
afterEach(cleanup)

const invoice = {
  _id: 'i1',
  orderId: 'o1',
  kind: 'payment' as const,
  number: 'INV-2026-000001',
  issuedAt: '2026-11-21T08:00:00.000Z',
}

it('a document is downloaded in the reader’s language, or in the one that is chosen', async () => {
  const opened: string[] = []
  const open = (_: unknown, language: string) => opened.push(language)
  renderScreen(<InvoiceList invoices={[invoice]} busy={null} none="None" onOpen={open} />)
  const download = screen.getByRole('button', { name: /Download/ })
  await userEvent.click(download)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the documents' }), 'বাংলা')
  await userEvent.click(download)
  expect(opened).toEqual(['English', 'Bangla'])
})
