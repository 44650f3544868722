import { cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noDraft } from '#src/lib/form-draft.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { OrderForm } from './order-form.tsx'

function show() {
  const sent: unknown[] = []
  const changes: unknown[] = []
  renderScreen(
    <>
      <OrderForm
        id="order"
        product={sampleProduct}
        initial={{ quantity: { value: 160, unit: 'kg' }, incoterm: 'EXW' }}
        messages={{ incotermPlace: '', note: '', reference: '', shipBy: '' }}
        draft={noDraft}
        incoterms={['EXW', 'FOB', 'CIF']}
        today="2026-11-24"
        leadTimeDays={7}
        locked={false}
        serverFields={{}}
        quantityNote={undefined}
        onChange={(values) => changes.push(values)}
        onSubmit={(messages) => sent.push(messages)}
      />
      <button type="submit" form="order">
        Order
      </button>
    </>,
  )
  return { sent, changes }
}

const order = () => userEvent.click(screen.getByRole('button', { name: 'Order' }))

beforeEach(() => putTexts('en'))
afterEach(cleanup)

it('a term with a port is ordered with its named place, whose absence keeps no price back', async () => {
  const { sent, changes } = show()
  await userEvent.click(screen.getByRole('radio', { name: /CIF/ }))
  expect(changes).toEqual([{ quantity: { value: 160, unit: 'kg' }, incoterm: 'CIF' }])
  await order()
  const place = await screen.findByRole('textbox', { name: /Named place of CIF/, description: /Please fill this in/ })
  expect(sent).toEqual([])
  await userEvent.type(place, ' Chattogram ')
  await order()
  expect(sent).toEqual([{ incotermPlace: 'Chattogram', note: '', reference: '', shipBy: '' }])
})

it('a day of dispatch that is earlier than the seller promises is answered with what counts', () => {
  show()
  const shipBy = () => screen.getByLabelText(/Ship by/)
  fireEvent.change(shipBy(), { target: { value: '2026-11-30' } })
  expect(screen.getByText(/it dispatches within 7 days of your payment, and that day counts/)).toBeDefined()
  fireEvent.change(shipBy(), { target: { value: '2026-12-01' } })
  expect(screen.getByText(/The latest day on which/)).toBeDefined()
})

it('a place that was typed for another term does not go with one that needs none', async () => {
  const { sent } = show()
  await userEvent.click(screen.getByRole('radio', { name: /FOB/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /Named place of FOB/ }), 'Jubail')
  await userEvent.click(screen.getByRole('radio', { name: /EXW/ }))
  expect(screen.queryByRole('textbox', { name: /Named place/ })).toBeNull()
  await order()
  expect(sent).toMatchObject([{ incotermPlace: '' }])
})
