import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Answer, setUpOperatorPages } from '#tests/support/operator-pages.tsx'

const acids = { slug: 'acids', name: { en: 'Acids' }, subCategories: [{ slug: 'mineral', name: { en: 'Mineral acids' } }] }
const bases = { slug: 'bases', name: { en: 'Bases' }, subCategories: [] }
const page = {
  page: 'about',
  version: 'v1',
  sections: [{ _id: 'who', heading: { en: 'Who we are' }, text: { en: 'A market.' } }],
}
const counts = { created: 120, changed: 0, unchanged: 0, refused: 1, held: 0 }
const running = {
  _id: 'i1',
  fileName: 'inventory.csv',
  seller: { _id: 'u1', email: 'company@kimiya.example', fullName: 'Omar Aziz', businessName: 'Creekside' },
  by: 'salma@staff.example',
  reason: 'As the seller asked',
  status: 'running',
  dryRun: false,
  total: 400,
  done: 121,
  counts,
  unused: [],
  problems: [],
  createdAt: '2026-11-24T08:00:00.000Z',
}
const fault = {
  line: 7,
  outcome: 'refused',
  reference: 'LAB-6',
  faults: [{ column: 'Price', value: '1,2', reason: 'Write a price.' }],
}

const {
  answers,
  calls,
  open: openAs,
  sent,
} = setUpOperatorPages({
  getWorkQueues: () => [200, { queues: [] }],
  getCategoryTree: () => [200, { categories: [acids, bases], version: 'v1' }],
  getContentPage: () => [200, page],
  getCatalogueImports: () => [200, { imports: [running], total: 1 }],
  getCatalogueImportRows: () => [200, { rows: [fault], total: 1 }],
})
const open = (address: string) => openAs(address, 'catalogue')

it('an operator of the catalogue finds all that the role may do', async () => {
  await open('/operator')
  const [navigation] = await screen.findAllByRole('navigation', { name: 'Queues and tools' })
  expect(
    within(navigation ?? document.body)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Pages', 'Tender news', 'Categories', 'Imports', 'System status'])
})

describe('categories', () => {
  it('are renamed with a reason, and the whole order is sent with the version that was read', async () => {
    answers['changeCategories'] = () => [200, { added: 0, kept: 3 }, 'Categories changed.']
    await open('/operator/categories')
    await userEvent.click(await screen.findByRole('link', { name: 'Acids' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Please fill this in.')).toBeDefined()
    expect(sent('changeCategories')).toBe(undefined)
    await userEvent.type(dialog.getByLabelText(/Name \(বাংলা\)/), 'অম্ল')
    await userEvent.selectOptions(dialog.getByLabelText('Position in the list'), '2')
    await userEvent.type(dialog.getByLabelText(/Reason/), 'A translation')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Categories changed.')).toBeDefined()
    expect(sent('changeCategories')).toEqual({
      categories: [bases, { ...acids, name: { en: 'Acids', bn: 'অম্ল' } }],
      version: 'v1',
      reason: 'A translation',
    })
  })

  const remove = async () => {
    await open('/operator/categories/bases')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Empty')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    return dialog
  }

  it('that are in use stay, and the open dialog says why', async () => {
    answers['removeCategory'] = () => [409, {}, 'A product uses it.']
    const dialog = await remove()
    expect(await dialog.findByText('A product uses it.')).toBeDefined()
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/Reason/).value).toBe('Empty')
    expect(screen.queryByText('That came too late')).toBe(null)
  })

  it.each<[string, Answer]>([
    ['another operator has changed', () => [409, { state: 'edited' }, 'Somebody else has changed this.']],
    ['another operator has removed', () => [404, {}, 'It is not there.']],
  ])('that %s are not removed, and are read again', async (_, refusal) => {
    answers['removeCategory'] = refusal
    await remove()
    expect(await screen.findByText('That came too late')).toBeDefined()
    expect(screen.queryByRole('alertdialog')).toBe(null)
    expect(calls.filter(({ path }) => path === 'getCategoryTree')).toHaveLength(2)
  })
})

describe('a page of the marketplace', () => {
  const publish = async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Who we are/ }))
    await userEvent.type(screen.getByLabelText(/Heading \(English\)/), ' today')
    await userEvent.type(screen.getByLabelText(/Reason/), 'Clearer')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  }

  it('is published as a whole, with the version that was read', async () => {
    answers['publishContentPage'] = () => [200, page, 'Page published.']
    await open('/operator/contents/about')
    await publish()
    expect(await screen.findByText('Page published.')).toBeDefined()
    expect(sent('publishContentPage')).toEqual({
      page: 'about',
      version: 'v1',
      sections: [{ _id: 'who', heading: { en: 'Who we are today' }, text: { en: 'A market.' } }],
      reason: 'Clearer',
    })
  })

  it('keeps what was typed when another operator was faster, and offers the newer text', async () => {
    answers['publishContentPage'] = () => {
      const newer = { _id: 'who', heading: { en: 'Who they are' }, text: { en: 'Anew.' } }
      answers['getContentPage'] = () => [200, { ...page, version: 'v2', sections: [newer] }]
      return [409, { state: 'edited' }, 'Somebody else has changed this.']
    }
    await open('/operator/contents/about')
    await publish()
    expect(await screen.findByText('That came too late')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(/Heading \(English\)/).value).toBe('Who we are today')
    await userEvent.click(await screen.findByRole('button', { name: /load the newer text/ }))
    expect(await screen.findByRole('button', { name: /Who they are/ })).toBeDefined()
  })

  it('is published under the version that was typed over, though a question that was given up has read a newer one', async () => {
    answers['getContentPage'] = () => [200, { ...page, updatedAt: '2026-11-24T08:00:00.000Z' }]
    answers['publishContentPage'] = () => [409, { state: 'edited' }, 'Somebody else has changed this.']
    await open('/operator/contents/about')
    await userEvent.click(await screen.findByRole('button', { name: /Who we are/ }))
    await userEvent.type(screen.getByLabelText(/Heading \(English\)/), ' today')
    answers['getContentPage'] = () => [200, { ...page, version: 'v2', updatedAt: '2026-11-24T09:00:00.000Z' }]
    await userEvent.click(screen.getByRole('button', { name: 'Restore the delivered text' }))
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await userEvent.type(screen.getByLabelText(/Reason/), 'Clearer')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('That came too late')).toBeDefined()
    expect(sent('publishContentPage')).toMatchObject({ version: 'v1' })
  })

  describe('that is reset', () => {
    const own = { ...page, updatedAt: '2026-11-24T08:00:00.000Z' }
    const delivered = {
      ...page,
      version: 'v2',
      sections: [{ _id: 'who', heading: { en: 'About' }, text: { en: 'As it came.' } }],
    }
    /** Types into the form, and confirms the reset. */
    const reset = async () => {
      answers['getContentPage'] = () => [200, own]
      await open('/operator/contents/about')
      await userEvent.click(await screen.findByRole('button', { name: /Who we are/ }))
      await userEvent.type(screen.getByLabelText(/Heading \(English\)/), ' today')
      await userEvent.click(screen.getByRole('button', { name: 'Restore the delivered text' }))
      const dialog = within(screen.getByRole('alertdialog'))
      await userEvent.type(dialog.getByLabelText(/Reason/), 'Outdated')
      await userEvent.click(dialog.getByRole('button', { name: 'Restore the delivered text' }))
    }

    it('is edited from the text on, and under the version, that the server answered', async () => {
      answers['resetContentPage'] = () => {
        answers['getContentPage'] = () => [200, delivered]
        return [200, delivered, 'Reset.']
      }
      answers['publishContentPage'] = () => [200, delivered, 'Page published.']
      await reset()
      expect(await screen.findByText('Reset.')).toBeDefined()
      expect(screen.queryByRole('button', { name: /Who we are/ })).toBe(null)
      expect(screen.getByRole('button', { name: /About/ })).toBeDefined()
      await userEvent.type(screen.getByLabelText(/Reason/), 'The same again')
      await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
      expect(await screen.findByText('Page published.')).toBeDefined()
      expect(sent('publishContentPage')).toEqual({
        page: 'about',
        version: 'v2',
        sections: delivered.sections,
        reason: 'The same again',
      })
    })

    it.each<[string, Answer, string]>([
      ['for its reason', () => [422, { fields: { reason: 'Too short.' } }, 'Check.'], 'Too short.'],
      [
        'after an edit by somebody else',
        () => [409, { state: 'edited' }, 'Somebody else has changed this.'],
        'That came too late',
      ],
    ])('keeps what was typed when it is refused %s', async (_, refusal, shown) => {
      answers['resetContentPage'] = refusal
      await reset()
      expect(await screen.findByText(shown)).toBeDefined()
      expect(screen.getByLabelText<HTMLInputElement>(/Heading \(English\)/).value).toBe('Who we are today')
    })
  })

  it('shows what the server objects to on the field of its section', async () => {
    answers['publishContentPage'] = () => [422, { fields: { 'sections.0.heading.en': 'Too bold.' } }, 'Check.']
    await open('/operator/contents/about')
    await publish()
    expect(await screen.findByText('Too bold.')).toBeDefined()
  })
})

describe('an import', () => {
  it('shows how far it is, what is wrong with which row, and can be cancelled', async () => {
    answers['cancelCatalogueImport'] = () => {
      answers['getCatalogueImports'] = () => [200, { imports: [{ ...running, status: 'cancelled' }], total: 1 }]
      return [200, running, 'The import has been cancelled.']
    }
    await open('/operator/imports')
    expect(await screen.findByRole('button', { name: 'New import' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('link', { name: 'inventory.csv' }))
    expect(await screen.findByRole('progressbar', { name: 'Running' })).toHaveProperty('value', 121 / 400)
    const row = (await screen.findByText('Write a price.', { exact: false })).closest('tr')
    expect(row?.textContent).toContain('LAB-6')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the import' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'Wrong file')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the import' }))
    expect(await screen.findByText('The import has been cancelled.')).toBeDefined()
    expect(sent('cancelCatalogueImport/i1')).toEqual({ reason: 'Wrong file' })
    expect(screen.queryByRole('progressbar', { name: 'Running' })).toBe(null)
  })

  it('is not started without a table', async () => {
    answers['getCatalogueImports'] = () => [200, { imports: [], total: 0 }]
    await open('/operator/imports')
    await userEvent.click(await screen.findByRole('button', { name: 'New import' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Start' }))
    expect(await dialog.findAllByText('Please fill this in.')).toHaveLength(3)
    expect(sent('startCatalogueImport')).toBe(undefined)
  })
})
