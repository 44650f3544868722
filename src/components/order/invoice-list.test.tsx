import { cleanup, screen } from '@testing-library/react'
import { useState } from 'react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Language } from '#src/i18n/languages.ts'
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

it('a document is downloaded in the language that is chosen', async () => {
  const opened: string[] = []
  const open = (_: unknown, language: string) => opened.push(language)
  const List = () => {
    const [language, setLanguage] = useState<Language>('en')
    return <InvoiceList invoices={[invoice]} busy={null} none="None" language={language} onLanguage={setLanguage} onOpen={open} />
  }
  renderScreen(<List />)
  const download = screen.getByRole('button', { name: /Download/ })
  await userEvent.click(download)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the documents' }), 'বাংলা')
  await userEvent.click(download)
  expect(opened).toEqual(['English', 'Bangla'])
})
