import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { changeStatusBody } from '#src/generated/bodies/changeStatus.ts'
import { signupBody } from '#src/generated/bodies/signup.ts'
import { currentText } from '#src/i18n/i18n.ts'
import { putTexts } from '#tests/support/texts.ts'
import { contractFields } from './contract-schema.ts'
import { issueText } from './issue-text.ts'

const person = contractFields(signupBody, ['fullName', 'email', 'phoneNumber', 'acceptedTerms', 'taxNumber'], {
  digits: ['phoneNumber'],
})
const right = { fullName: 'Nadia Rahman', email: 'nadia@kimiya.example', phoneNumber: '1712345678', acceptedTerms: true }

/** The text on each field of a form: of what is wrong with it, the first. */
function textsOf(schema: z.ZodType, typed: object): Record<string, string> {
  const { error } = schema.safeParse(typed, { error: issueText(currentText()) })
  return Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]))
}

beforeEach(() => putTexts('en'))

describe('the fields of a call', () => {
  it('take what the contract takes', () => expect(person.parse(right)).toEqual(right))

  it('leave out what was left empty', () => expect(person.parse({ ...right, taxNumber: '  ' })).toEqual(right))

  it('take digits of any script and give those of the contract', () => {
    expect(person.parse({ ...right, phoneNumber: ' ১৭১২৩৪৫৬৭৮ ' })).toEqual(right)
    expect(person.parse({ ...right, phoneNumber: '٠١٧١٢' })).toEqual({ ...right, phoneNumber: '01712' })
  })

  it('leave digits alone where they are not asked for', () =>
    expect(person.parse({ ...right, fullName: 'শাখা ৩' })).toEqual({ ...right, fullName: 'শাখা ৩' }))
})

describe('a text of a form', () => {
  it('loses what does nothing in it, and keeps what shapes its letters', () =>
    expect(person.parse({ ...right, fullName: '\u200fনাদিয়া র\u200d্যা\u200bব\n' })).toEqual({
      ...right,
      fullName: 'নাদিয়া র\u200d্যাব',
    }))

  it('is refused as the server would refuse it', async () => {
    const hidden =
      'This contains characters that cannot be seen, such as line breaks or marks that turn the text around. Please type it anew.'
    expect(textsOf(person, { ...right, fullName: 'Nadia \u202enamhaR' })).toEqual({ fullName: hidden })
    expect(textsOf(person, { ...right, fullName: '\u2800\u2800' })).toEqual({
      fullName: 'Nothing of this can be seen. Please use letters or digits.',
    })
    expect(textsOf(person, { ...right, fullName: '\u200b\u2060' })).toEqual({ fullName: 'Please fill this in.' })
  })

  it('may have several lines where the contract says so, and any characters in a password', () => {
    const ended = contractFields(changeStatusBody, ['note'])
    expect(ended.parse({ note: 'One\r\n\tTwo' })).toEqual({ note: 'One\n\tTwo' })
    const secret = contractFields(signupBody, ['password'])
    expect(secret.parse({ password: '\u202ea long\u0007one\u200b' })).toEqual({ password: '\u202ea long\u0007one\u200b' })
  })
})

describe('what is wrong with a field', () => {
  it('is said for each of them in words that help', () => {
    const wrong = { fullName: 'N', email: 'nadia@', phoneNumber: '01-71', acceptedTerms: false, taxNumber: 'ব১২৩৪' }
    expect(textsOf(person, wrong)).toEqual({
      fullName: 'At least 2 characters are needed.',
      email: 'Enter a full e-mail address, such as name@company.com.',
      phoneNumber: '4 to 15 digits, nothing else.',
      acceptedTerms: 'Without this an account cannot be opened.',
      taxNumber: 'Letters, digits, spaces, dots, slashes and hyphens only.',
    })
  })

  it('is that it is missing, whatever else its rule says', () =>
    expect(textsOf(person, { fullName: '', email: '', phoneNumber: '' })).toEqual({
      fullName: 'Please fill this in.',
      email: 'Please fill this in.',
      phoneNumber: 'Please fill this in.',
      acceptedTerms: 'Please fill this in.',
    }))

  it('names limits in the reader’s digits', async () => {
    await putTexts('bn')
    expect(textsOf(person, { ...right, fullName: 'ন' })).toEqual({ fullName: 'অন্তত ২টি অক্ষর লাগবে।' })
    await putTexts('ar')
    expect(textsOf(person, { ...right, fullName: 'ن' })).toEqual({ fullName: 'يلزم حرفان على الأقل.' })
  })

  it('is the rule of the form where the form has one', () => {
    const rule = { params: { key: 'fields:error.passwordsDiffer' }, path: ['again'], when: () => true }
    const twice = z.object({ once: z.string(), again: z.string() }).refine(({ once, again }) => once === again, rule)
    expect(textsOf(twice, { once: 'a', again: 'b' })).toEqual({ again: 'The two passwords are not the same.' })
  })

  it('is said of a choice and of numbers', () => {
    const order = z.object({
      event: contractFields(changeStatusBody, ['event']).shape.event,
      value: z.fromJSONSchema({ type: 'number', exclusiveMinimum: 0, maximum: 1000, multipleOf: 0.01 }),
    })
    const of = (value: unknown) => textsOf(order, { event: 'order.confirm', value })['value']
    expect(textsOf(order, { event: 'order.praise', value: 1 })).toEqual({ event: 'Choose one of the values offered.' })
    expect([of(0), of(1001), of(0.001), of('much')]).toEqual([
      'Must be more than zero.',
      'Must be no more than 1,000.',
      'Too many decimal places.',
      'Enter a number.',
    ])
  })
})
