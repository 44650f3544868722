import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import { contactChangeMachine } from '#src/machines/account/contact-change.machine.ts'
import { profileEditMachine } from '#src/machines/account/profile-edit.machine.ts'
import { profileMachine } from '#src/machines/account/profile.machine.ts'
import { sampleProfile, sampleUser } from '#tests/support/account-fixtures.ts'
import { failWith, rejected, unreachable } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { type Answers, answered, never, renderScreen } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { ProfileEditScreen } from './profile-edit-screen.tsx'

const reading: Answers = [() => sampleProfile]

function show(sending: Answers = [never], contact: Record<string, Answers> = {}, read = reading) {
  return renderScreen(<ProfileEditScreen />, {
    machines: [
      answered(profileMachine, { reading: read }),
      answered(profileEditMachine, { sending }),
      answered(contactChangeMachine, contact),
    ],
  })
}

const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save profile' }))

beforeEach(() => putTexts('en'))
afterEach(cleanup)

describe('editing the profile', () => {
  it('waits for what there is', () => {
    show([never], {}, [never])
    expect(screen.getByText('Loading your profile…')).toBeDefined()
  })

  it('gives the reason when it is refused, and can be tried again when nobody answers', async () => {
    show([never], {}, [failWith(rejected(403, 'Suspended.')), failWith(unreachable), ...reading])
    expect(await screen.findByText('Suspended.')).toBeDefined()
    for (let tries = 0; tries < 2; tries += 1) await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await field(/^Full name/)).toBeDefined()
  })

  it('sends what was changed, and what was made empty as such', async () => {
    const sent: unknown[] = []
    const listening = profileEditMachine.provide({
      actors: {
        sending: fromPromise(({ input }) => {
          sent.push(input.call)
          return new Promise(() => undefined)
        }),
      },
    })
    renderScreen(<ProfileEditScreen />, { machines: [answered(profileMachine, { reading }), listening] })
    await userEvent.type(await field(/^Full name/), ' Khan')
    await userEvent.clear(await field(/^Street/))
    await userEvent.type(await field(/in Bangla/), 'রং')
    await save()
    expect(sent).toEqual([{ body: { fullName: 'Nadia Rahman Khan', street: '', about_bn: 'রং' } }])
  })

  it('does not send a file that is no picture', async () => {
    const { emitted } = show([() => ({ answer: { results: sampleProfile, message: '' } })])
    URL.createObjectURL = () => 'blob:chosen'
    const attachment = new File(['%PDF'], 'licence.pdf', { type: 'application/pdf' })
    await field(/^Full name/)
    await userEvent.upload(screen.getByLabelText('Your picture'), attachment, { applyAccept: false })
    await save()
    expect(screen.getByText(/^This is no picture that can be shown/)).toBeDefined()
    expect(emitted).toEqual([])
  })

  it('shows that it waits', async () => {
    show()
    await userEvent.type(await field(/^Full name/), ' Khan')
    await save()
    expect(screen.getByRole('button', { name: /Saving the profile/ }).getAttribute('aria-busy')).toBe('true')
  })

  it('puts what the server finds wrong on the field, and keeps what was typed', async () => {
    show([failWith(rejected(422, 'Check', { businessName: 'Another company has this name.' }))])
    await userEvent.type(await field(/^Registered name/), ' Ltd')
    await save()
    expect(await screen.findByText('Another company has this name.')).toBeDefined()
    expect((await field(/^Registered name/)).value).toBe('Padma Chem Ltd')
  })

  it('keeps what was typed over a reload', async () => {
    const { unmount } = show([failWith(unreachable)])
    await userEvent.type(await field(/^Full name/), ' Khan')
    await save()
    unmount()
    show()
    expect((await field(/^Full name/)).value).toBe('Nadia Rahman Khan')
  })
})

describe('changing how one is reached', () => {
  it('wants the password, then the code that went to the new address', async () => {
    const { emitted } = show([never], {
      asking: [() => codeSent],
      confirming: [() => ({ results: { token: 't', user: sampleUser }, message: 'Saved.' })],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }))
    await userEvent.type(await field(/^New e-mail address/), 'nadia@new.example')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(screen.getByText('Please fill this in.')).toBeDefined()
    await userEvent.type(screen.getByLabelText('Present password'), 'a long password')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText(/six-digit code to .*nadia@new.example/)).toBeDefined()
    await userEvent.type(screen.getByLabelText('Six-digit code'), '493027')
    expect(emitted.at(-1)).toEqual({ type: 'navigate', to: '/profile', replace: true })
  })

  it('says on the field that the password is wrong', async () => {
    show([never], { asking: [failWith(rejected(422, 'Check', { password: 'This is not your present password.' }))] })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the phone number' }))
    await userEvent.type(await field(/^Phone number/), '১৮১২৩৪৫৬৭৮')
    await userEvent.type(screen.getByLabelText('Present password'), 'a wrong password')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    expect(await screen.findByText('This is not your present password.')).toBeDefined()
  })

  it('can be asked for again when the code does not come, with the number still there', async () => {
    show([never], { asking: [() => codeSent] })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the phone number' }))
    await userEvent.type(await field(/^Phone number/), '1812345678')
    await userEvent.type(screen.getByLabelText('Present password'), 'a long password')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.click(await screen.findByRole('button', { name: 'The code did not come' }))
    expect((await field(/^Phone number/)).value).toBe('1812345678')
  })

  it('cannot be left while the code is being checked', async () => {
    show([never], { asking: [() => codeSent], confirming: [never] })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the phone number' }))
    await userEvent.type(await field(/^Phone number/), '1812345678')
    await userEvent.type(screen.getByLabelText('Present password'), 'a long password')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    await userEvent.type(await screen.findByLabelText('Six-digit code'), '493027')
    for (const name of ['The code did not come', 'Leave it as it is']) {
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
    }
  })

  it('says when no answer came', async () => {
    show([never], { asking: [failWith(unreachable)] })
    await userEvent.click(await screen.findByRole('button', { name: 'Change the e-mail address' }))
    await userEvent.type(await field(/^New e-mail address/), 'nadia@new.example')
    await userEvent.type(screen.getByLabelText('Present password'), 'a long password')
    await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('The marketplace could not be reached. Please try again.')).toBeDefined()
  })
})
