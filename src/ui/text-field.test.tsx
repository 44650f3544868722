// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { CodeInput } from './code-input.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SelectField } from './select-field.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

/** The texts that describe a control, in the order they are read. */
function descriptions(control: HTMLElement): (string | null | undefined)[] {
  return (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
}

test('a field ties label, hint and error to its control and says that it is wrong', () => {
  render(<TextField label="E-mail" hint="The code goes there" error="Enter an address" required />)
  const input = screen.getByRole('textbox', { name: 'E-mail' })
  expect(descriptions(input)).toEqual(['The code goes there', 'Enter an address'])
  expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-required')]).toEqual(['true', 'true'])
})

test('a field without hint and error claims neither', () => {
  render(<TextField label="Name" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(['aria-describedby', 'aria-invalid', 'aria-required'].map((name) => input.hasAttribute(name))).toEqual([
    false,
    false,
    false,
  ])
})

test('a hidden label still names the control', () => {
  render(<TextField label="Search" labelHidden />)
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy()
})

interface Trade {
  name: string
  quantity: string
  code: string
  unit: string
  note: string
  pay: string
  agreed: boolean
}

function TradeForm({ onSend }: { onSend: (trade: Trade) => void }) {
  const { register, handleSubmit } = useForm<Trade>({ defaultValues: { name: 'Acetone', pay: 'bank' } })
  return (
    <form noValidate onSubmit={(event) => void handleSubmit((trade) => onSend(trade))(event)}>
      <TextField label="Name" {...register('name')} />
      <NumberField label="Quantity" {...register('quantity')} />
      <CodeInput label="Code" {...register('code')} />
      <SelectField
        label="Unit"
        placeholder="Choose"
        options={[
          { value: 'kg', label: 'Kilogram' },
          { value: 't', label: 'Tonne' },
        ]}
        {...register('unit')}
      />
      <TextArea label="Note" {...register('note')} />
      <RadioGroup
        label="Payment"
        options={[
          { value: 'card', label: 'Card' },
          { value: 'bank', label: 'Bank transfer' },
        ]}
        {...register('pay')}
      />
      <Checkbox label="I agree" {...register('agreed')} />
      <button>Send</button>
    </form>
  )
}

test('every kind of field hands its value to react-hook-form, digits of other scripts as ASCII', async () => {
  const onSend = vi.fn<(trade: Trade) => void>()
  render(<TradeForm onSend={onSend} />)
  const user = userEvent.setup()
  await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '١٬٢٣٤٫٥')
  await user.type(screen.getByRole('textbox', { name: 'Code' }), '১২৩ ৪৫৬')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Tonne')
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'In drums')
  await user.click(screen.getByRole('radio', { name: 'Card' }))
  await user.click(screen.getByRole('checkbox', { name: 'I agree' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSend).toHaveBeenCalledWith({
    name: 'Acetone',
    quantity: '1234.5',
    code: '123456',
    unit: 't',
    note: 'In drums',
    pay: 'card',
    agreed: true,
  })
})

test('a default value of the form chooses the radio button', () => {
  render(<TradeForm onSend={vi.fn<() => void>()} />)
  expect(screen.getByRole('radio', { name: 'Bank transfer', checked: true })).toBeTruthy()
})

test.each([
  ['1,234,567.89', '1234567.89'],
  ['12,34,567', '1234567'],
  ['−5', '-5'],
  ['1 500', '1500'],
  ['1,5', '1.5'],
  ['0,125', '0.125'],
  ['-1,5', '-1.5'],
  ['1,2,3', '1,2,3'],
  ['1.234,5', '1234.5'],
])('a number typed as %s is %s once the field is left', async (typed, value) => {
  render(<NumberField label="Quantity" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  await userEvent.type(input, typed)
  await userEvent.tab()
  expect(input.value).toBe(value)
})

test('a digit put into the middle leaves the caret behind it', async () => {
  render(<NumberField label="Quantity" defaultValue="1500" />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })
  await userEvent.type(input, '٩', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([input.value, input.selectionStart]).toEqual(['19500', 2])
})

test('a pasted code loses what is no digit, and is told once when it is whole', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<CodeInput label="Code" onComplete={onComplete} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Code' }))
  await userEvent.paste('Code: ٤٨٢-٩٠١.')
  expect(onComplete.mock.calls).toEqual([['482901']])
})

test('a code that lacks a digit is not told', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<CodeInput label="Code" onComplete={onComplete} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '48290')
  expect(onComplete).toHaveBeenCalledTimes(0)
})

test('a password can be shown and hidden again', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" showLabel="Show" hideLabel="Hide" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
})

test('a group of radio buttons is named, described and marked as wrong as a whole', () => {
  render(<RadioGroup name="pay" label="Payment" error="Choose one" options={[{ value: 'card', label: 'Card' }]} />)
  const group = screen.getByRole('radiogroup', { name: 'Payment' })
  expect([descriptions(group), group.getAttribute('aria-invalid')]).toEqual([['Choose one'], 'true'])
})
