import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { ApiError } from '#src/api/api-error.ts'
import { type FreightRates, freightRatesMachine } from '#src/machines/order/freight-rates.machine.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { sampleRates } from '#tests/support/event-fixtures/freight-rates.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { FreightSection } from './freight-section.tsx'

const sar = (amount: number) => ({ amount, currency: 'SAR' })
const none: FreightRates = { version: 0, rates: [], dangerousGoods: [] }

function show(table: FreightRates, saving: Answers = [], machine = freightRatesMachine) {
  return renderScreen(<FreightSection />, {
    machines: [
      answered(machine, {
        reading: [() => ({ table }), () => ({ table: sampleRates })],
        ...(saving.length > 0 && { saving }),
      }),
    ],
  })
}

/** The section over this table, and what it sends. */
function showAndCollect(table: FreightRates) {
  const sent: unknown[] = []
  const saving = fromPromise<{ table: FreightRates }, { version: number; entered: Omit<FreightRates, 'version'> | null }>(
    ({ input }) => {
      sent.push(input.entered)
      return Promise.resolve({ table: sampleRates })
    },
  )
  show(table, [], freightRatesMachine.provide({ actors: { saving } }))
  return sent
}

const rate = (number: number) => within(screen.getByRole('group', { name: `Rate ${number}` }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save freight rates' }))

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('the freight rates of a seller', () => {
  it('wait for what there is', () => {
    renderScreen(<FreightSection />, { machines: [answered(freightRatesMachine, { reading: [never] })] })
    expect(screen.getByText('Loading…')).toBeDefined()
  })

  it('say what happens while none are stated', async () => {
    show(none)
    expect(await screen.findByText(/^You have stated no rates yet/)).toBeDefined()
    expect(screen.queryByRole('group', { name: 'Rate 1' })).toBeNull()
  })

  it('are sent as they were typed, in the digits of the reader', async () => {
    const sent = showAndCollect(none)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rate' }))
    await userEvent.selectOptions(rate(1).getByLabelText('Country of delivery'), 'SA')
    await userEvent.selectOptions(rate(1).getByLabelText(/^Currency/), 'SAR')
    await userEvent.type(rate(1).getByLabelText(/^Up to/), '৫০০')
    await userEvent.type(rate(1).getByLabelText(/^Per consignment/), '93.75')
    await userEvent.click(screen.getByRole('button', { name: 'Add a rate' }))
    await userEvent.type(rate(2).getByLabelText(/^Per consignment/), '450')
    await userEvent.type(rate(2).getByLabelText(/^And per 100 kg/), '45')
    await userEvent.click(screen.getByRole('button', { name: 'Add a surcharge' }))
    await userEvent.type(within(screen.getByRole('group', { name: 'Surcharge 1' })).getByLabelText(/^Per consignment/), '70')
    await save()
    const { version: _, ...entered } = sampleRates
    expect(sent).toEqual([entered])
    expect(entered.rates[1]).toEqual({ amount: sar(45_000), perHundredKilograms: sar(4_500) })
  })

  it('name the row whose amount is none, and send nothing', async () => {
    show(none)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rate' }))
    await userEvent.type(rate(1).getByLabelText(/^And per 100 kg/), 'much')
    await save()
    expect(
      rate(1)
        .getByLabelText(/^Per consignment/)
        .getAttribute('aria-invalid'),
    ).toBe('true')
    expect(
      rate(1)
        .getByLabelText(/^And per 100 kg/)
        .getAttribute('aria-invalid'),
    ).toBe('true')
  })

  it('show what the server says on the row that it is about', async () => {
    const fields = { 'rates.1.upToKilograms': 'It must rise.', 'rates.0.amount.currency': 'Not traded.' }
    show(sampleRates, [
      () => {
        throw new ApiError({ kind: 'rejected', code: 422, message: 'Check the fields.', fields, results: {} })
      },
    ])
    await screen.findByRole('group', { name: 'Rate 1' })
    await save()
    expect(await rate(2).findByText('It must rise.')).toBeDefined()
    expect(rate(1).getByText('Not traded.')).toBeDefined()
  })

  it('lose a row that is removed', async () => {
    const sent = showAndCollect(sampleRates)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove rate 1' }))
    await save()
    expect(sent).toEqual([{ rates: [sampleRates.rates[1]], dangerousGoods: sampleRates.dangerousGoods }])
  })

  it('are not overwritten where they were changed meanwhile', async () => {
    show({ ...sampleRates, version: 2, rates: [] }, [failWith(rejected(409))])
    await screen.findByRole('button', { name: 'Save freight rates' })
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with the current rates' }))
    expect(await screen.findByRole('group', { name: 'Rate 2' })).toBeDefined()
  })

  it('can be asked for again when they could not be read', async () => {
    renderScreen(<FreightSection />, {
      machines: [answered(freightRatesMachine, { reading: [failWith(unreachable), () => ({ table: sampleRates })] })],
    })
    await userEvent.click(await screen.findByRole('button', { name: /again/ }))
    expect(await screen.findByRole('group', { name: 'Rate 1' })).toBeDefined()
  })
})
