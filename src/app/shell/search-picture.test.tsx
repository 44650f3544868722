import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { imageSearchMachine } from '#src/machines/search/image-search.machine.ts'
import { failWith, unreachable } from '#tests/support/actor-events.ts'
import { acetoneRead, acetoneSeen, label } from '#tests/support/event-fixtures/image-search.ts'
import { acetoneCard } from '#tests/support/catalogue-fixtures.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { SearchForm } from './search-form.tsx'

async function open(answers: Record<string, Answers> = {}) {
  const machine = answered(imageSearchMachine, {
    asking: [() => null],
    reading: [() => 'Acetone'],
    querying: [() => acetoneRead],
    ...answers,
  })
  const view = renderScreen(<SearchForm />, { machines: [machine] })
  await userEvent.click(screen.getByRole('button', { name: 'Search by picture' }))
  const dialog = await screen.findByRole('dialog', { name: 'Search by picture' }, { timeout: 5_000 })
  return {
    ...view,
    dialog,
    choose: async (picture: File) => {
      await within(dialog).findByRole('button', { name: 'Choose a picture' })
      await userEvent.upload(input('Choose a picture'), picture, { applyAccept: false })
    },
  }
}

const input = (label_: string) => screen.getByLabelText<HTMLInputElement>(label_, { selector: 'input' })

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('searching by picture', () => {
  it('takes a picture from the files or from the camera at the back', async () => {
    await open()
    expect([input('Choose a picture').hasAttribute('capture'), input('Take a photo').getAttribute('capture')]).toEqual([
      false,
      'environment',
    ])
  })

  it('shows what was read and the products that it names', async () => {
    const { dialog, choose } = await open()
    await choose(label)
    const read = await within(dialog).findByRole('list', { name: 'What was read' })
    expect(
      within(read)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['CAS 67-64-1', 'UN 1090', 'Acetone'])
    expect(within(dialog).getByRole('link').getAttribute('href')).toBe(`/product-details?product=${acetoneCard._id}`)
  })

  it('says so when no product fits what was read', async () => {
    const { choose } = await open({ querying: [() => ({ ...acetoneRead, products: [], total: 0 })] })
    await choose(label)
    expect(await screen.findByText('No results found')).not.toBe(null)
  })

  it('can be called off while the picture is read', async () => {
    const { choose } = await open({ reading: [never] })
    await choose(label)
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBe(null))
  })

  it('says that a file is no image', async () => {
    const { choose, emitted } = await open()
    await choose(new File(['a'], 'label.txt', { type: 'text/plain' }))
    expect(emitted).toEqual([{ type: 'toast', tone: 'error', text: { key: 'search:picture.notImage' } }])
  })

  it('says that the picture stays on the device where the page reads it, and that it reads text only', async () => {
    const { dialog } = await open()
    expect(
      await within(dialog).findByText(
        'The picture is read on this device and is not sent anywhere. Only what is written in it is read, not what else it shows.',
      ),
    ).not.toBe(null)
  })

  it('says before that the picture goes to Google where a service analyses it, and while it does', async () => {
    const { dialog, choose } = await open({ asking: [() => 'googleCloudVision'], analysing: [never] })
    expect(
      await within(dialog).findByText('The picture is sent to Google Cloud Vision to be read. We keep no copy of it.'),
    ).not.toBe(null)
    await choose(label)
    expect(await within(dialog).findByRole('progressbar', { name: 'Google Cloud Vision is reading the picture…' })).not.toBe(null)
    expect(within(dialog).queryByText(/is sent to Google/)).toBe(null)
  })

  it('shows what the products are that a service read from the picture', async () => {
    const { dialog, choose } = await open({ asking: [() => 'googleCloudVision'], analysing: [() => acetoneSeen] })
    await choose(label)
    expect((await within(dialog).findByRole('link')).getAttribute('href')).toBe(`/product-details?product=${acetoneCard._id}`)
  })

  it('takes no picture before it knows where that would go', async () => {
    const { dialog } = await open({ asking: [never] })
    expect(within(dialog).getByRole('progressbar', { name: 'Loading…' })).not.toBe(null)
    expect(within(dialog).queryByRole('button', { name: 'Choose a picture' })).toBe(null)
    expect(within(dialog).queryByText(/picture is/)).toBe(null)
  })

  it('takes none when that could not be learnt, until it could', async () => {
    const { dialog } = await open({ asking: [failWith(unreachable), () => null] })
    const again = await within(dialog).findByRole('button', { name: 'Try again' })
    expect(within(dialog).queryByRole('button', { name: 'Choose a picture' })).toBe(null)
    await userEvent.click(again)
    expect(await within(dialog).findByRole('button', { name: 'Choose a picture' })).not.toBe(null)
  })

  it('closes by its cross', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBe(null)
  })
})
