import { expect } from 'vitest'
import { registrationMachine } from '#src/machines/account/registration.machine.ts'
import { company, details, registrationEvents } from '#tests/support/event-fixtures/registration.ts'
import { type FlowDriver, left } from './drive-flow.ts'
import type { Stage } from './stage.ts'

const email = 'rafiq@kimiya.example'
/** A name part may not end in a hyphen, which only the server checks. */
const wrongEmail = 'rafiq@kimiya-.example'

export const registrationDriver: FlowDriver<typeof registrationEvents> = {
  machine: registrationMachine,
  flowEvents: registrationEvents,
  held: ['signup'],
  leftOut: { 'enteringDetails.signingUp: details.entered': 'The button takes no press while it is busy.' },
  rulesOut: {
    'profile.chosen': 'all',
    'company.entered': 'all',
    'signingUp answered': 'all',
    // Until the limit of tries expires.
    'signingUp refused': ['signingUp answered', 'signingUp corrected'],
  },
  storedSession: (input) => (input === 'a contact person' ? { session: { companyData: company } } : {}),
  drivers: (stage) => {
    const { trader, visit, line, market } = stage
    /** A company's contact has the company's country. */
    let needsCountry = true
    return {
      open: {
        'the kind of account': () => visit('/select-profile'),
        'an individual': () => visit('/register-individual'),
        'a company': () => visit('/register-company'),
        'a contact person without a company': () => visit('/register-company-individual'),
        'a contact person': async () => {
          needsCountry = false
          await visit('/register-company-individual')
        },
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
        'details.entered': ([outcome]) => fillIn(stage, outcome === 'signingUp corrected' ? wrongEmail : email, needsCountry),
        'signingUp answered': () => line.carry('signup'),
        'signingUp corrected': () => line.carry('signup'),
        'signingUp refused': async () => {
          // The address has used its twenty registrations of the hour.
          for (let tries = 0; tries < 20; tries += 1) await market.envelope('signup', { address: '127.0.0.1', body: {} })
          await line.carry('signup')
        },
        'signingUp unreachable': () => line.cut('signup'),
      },
      assertions: assertionsOf(stage),
    }
  },
}

function assertionsOf({ trader, line }: Stage) {
  const isStored = async () => {
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
      await isStored()
    },
    'enteringDetails.refused': async () => {
      await trader.page.getByRole('alert').first().waitFor()
      await isStored()
    },
    'enteringDetails.unreachable': async () => {
      await trader.shows(trader.t('app:failure.unreachable.short'))
      await isStored()
    },
    registered: async () => {
      await trader.isAt('/verification')
      await trader.heading('auth:code.title').waitFor()
    },
  }
}

async function fillIn({ trader }: Stage, address: string, needsCountry: boolean): Promise<void> {
  await trader.field('fields:fullName').fill(details.fullName)
  await trader.field('fields:email').fill(address)
  if (needsCountry) await trader.field('fields:country').selectOption(company.country)
  await trader.field('fields:phoneNumber').fill(details.phoneNumber)
  await trader.field('fields:password').fill(details.password)
  await trader.field('fields:repeatPassword').fill(details.password)
  await trader.field('fields:acceptedTerms').check()
  await trader.button('auth:register.submit').click()
}
