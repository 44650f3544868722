import { expect } from 'vitest'
import { registrationMachine } from '#src/machines/registration.machine.ts'
import { company, details, registrationAlphabet } from '#tests/support/alphabets/registration.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const email = 'rafiq@kimiya.example'
/** A name part may not end in a hyphen, which only the server looks at. */
const wrongEmail = 'rafiq@kimiya-.example'

export const registrationDriver: FlowDriver<typeof registrationAlphabet> = {
  machine: registrationMachine,
  alphabet: registrationAlphabet,
  held: ['signup', 'verifyOTP', 'resendOTP'],
  remembered: (input) => {
    if (input === 'a contact person') return { session: { companyData: company } }
    return input.startsWith('a code sent') || input === 'a code just sent' ? { session: { userEmail: email } } : {}
  },
  hands: (stage) => {
    const { trader, visit, line, market, freeze, pass, jump } = stage
    let code = ''
    const openCode = async (resendAfter: number) => {
      code = await sendCode(stage)
      await visit('/verification')
      // As the registration's page leaves it in the history, where a reload finds it.
      await trader.page.evaluate(
        (after) => history.replaceState({ usr: { resendAfter: after }, key: 'code', idx: 0 }, ''),
        resendAfter,
      )
      await trader.page.reload()
      await trader.heading('auth:code.title').waitFor()
      await freeze()
    }
    return {
      open: {
        'the kind of account': () => visit('/select-profile'),
        'an individual': () => visit('/register-individual'),
        'a company': () => visit('/register-company'),
        'a contact person without a company': () => visit('/register-company-individual'),
        'a contact person': () => visit('/register-company-individual'),
        'a code of nobody': () => visit('/verification'),
        'a code just sent': () => openCode(60),
        'a code sent a while ago': () => openCode(20),
      },
      events: {
        'profile.chosen': async () => {
          await trader.page.getByRole('radio').nth(1).check()
          await trader.button('auth:profile.submit').click()
          await trader.isAt('/register-company')
          return left
        },
        'company.entered': async () => {
          await trader.field('fields:businessName').fill(company.businessName)
          await trader.field('fields:taxNumber').fill(company.taxNumber)
          await trader.field('fields:country').selectOption(company.country)
          await trader.button('auth:company.submit').click()
          await trader.isAt('/register-company-individual')
          return left
        },
        'details.entered': ([answer]) => fillIn(stage, answer === 'signingUp corrected' ? wrongEmail : email),
        'code.entered': async ([answer]) => {
          await trader.field('auth:code.label').fill(answer === 'verifying refused' ? otherThan(code) : code)
        },
        'code.wanted': () => trader.button('auth:code.resend').click(),
        'signingUp answered': () => line.carry('signup'),
        'signingUp corrected': () => line.carry('signup'),
        'signingUp refused': async () => {
          // Somebody at the same address has tried to register twenty times in this hour.
          for (let tries = 0; tries < 20; tries += 1) await market.envelope('signup', { address: '127.0.0.1', body: {} })
          await line.carry('signup')
        },
        'signingUp unreachable': () => line.cut('signup'),
        'verifying answered': () => line.carry('verifyOTP'),
        'verifying refused': () => line.carry('verifyOTP'),
        'verifying unreachable': () => line.cut('verifyOTP'),
        'resending answered': async () => {
          // The marketplace's own clock: a new code is sent half a minute after the last one at the earliest.
          market.clock.now = new Date(market.clock.now.getTime() + 30_000)
          await line.carry('resendOTP')
        },
        'resending unreachable': () => line.cut('resendOTP'),
        'ten minutes passed': () => jump(600_000),
        'a second passed': () => pass(20_000),
      },
      looks: looksOf(stage),
    }
  },
}

function looksOf({ trader, line }: Stage) {
  const resend = trader.button('auth:code.resend')
  const kept = async () => {
    expect(await trader.field('fields:fullName').inputValue()).toBe(details.fullName)
    expect(await trader.field('fields:password').inputValue()).toBe(details.password)
  }
  return {
    choosingProfile: () => trader.heading('auth:profile.title').waitFor(),
    enteringCompany: () => trader.heading('auth:company.title').waitFor(),
    companyMissing: async () => {
      await trader.isAt('/register-company')
      await trader.heading('auth:company.title').waitFor()
    },
    enteringDetails: () => trader.field('fields:fullName').waitFor(),
    'enteringDetails.open': () => trader.button('auth:register.submit').waitFor(),
    'enteringDetails.signingUp': async () => {
      await trader.page.locator('button[aria-busy="true"]').waitFor()
      await line.isWaiting('signup')
    },
    'enteringDetails.corrected': async () => {
      await trader.page.locator('input[type="email"][aria-invalid="true"]').waitFor()
      await kept()
    },
    'enteringDetails.refused': async () => {
      await trader.page.getByRole('alert').first().waitFor()
      await kept()
    },
    'enteringDetails.unreachable': async () => {
      await trader.shows(trader.say('app:failure.unreachable.short'))
      await kept()
    },
    addressMissing: () => trader.heading('auth:code.unknownTitle').waitFor(),
    code: () => trader.heading('auth:code.title').waitFor(),
    'code.entry': () => trader.field('auth:code.label').waitFor(),
    'code.entry.awaited': async () => {
      expect(await trader.page.locator('input[aria-invalid="true"]').count()).toBe(0)
    },
    'code.entry.verifying': async () => {
      await trader.page.locator('button[aria-busy="true"]').waitFor()
      await line.isWaiting('verifyOTP')
    },
    'code.entry.wrong': () => trader.page.locator('input[aria-invalid="true"]').waitFor(),
    'code.entry.unreachable': () => trader.shows(trader.say('app:failure.unreachable.short')),
    'code.entry.expired': async () => {
      await trader.shows(trader.say('auth:code.expired'))
      expect(await trader.button('auth:code.submit').isDisabled()).toBe(true)
    },
    'code.resend': () => trader.page.getByRole('button', { name: trader.say('auth:code.resend') }).waitFor(),
    'code.resend.cooling': () => trader.page.locator('button:disabled', { hasText: trader.say('auth:code.resend') }).waitFor(),
    'code.resend.ready': async () => {
      await resend.waitFor()
      expect(await resend.isEnabled()).toBe(true)
    },
    'code.resend.resending': async () => {
      await trader.page.locator('button[aria-busy="true"]', { hasText: trader.say('auth:code.resend') }).waitFor()
      await line.isWaiting('resendOTP')
    },
    verified: () => trader.isAt('/login'),
  }
}

async function fillIn({ trader }: Stage, address: string): Promise<void> {
  await trader.field('fields:fullName').fill(details.fullName)
  await trader.field('fields:email').fill(address)
  await trader.field('fields:country').selectOption(company.country)
  await trader.field('fields:phoneNumber').fill(details.phoneNumber)
  await trader.field('fields:password').fill(details.password)
  await trader.field('fields:repeatPassword').fill(details.password)
  await trader.field('fields:acceptedTerms').check()
  await trader.button('auth:register.submit').click()
}

/** Registers somebody who has yet to enter the code; answers the code. */
async function sendCode({ market }: Stage): Promise<string> {
  await market.store.update('users', { email }, { emailVerifiedAt: null })
  const { countryCode, phoneNumber, ...person } = details
  await market.call('signup', { body: { ...person, countryCode, phoneNumber, email, country: 'BD', accountType: 'Individual' } })
  const mails = await market.deliver()
  return /\d{6}/.exec(mails.findLast(({ recipient }) => recipient === email)?.subject ?? '')?.[0] ?? ''
}

/** A code of six digits that is not this one. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
