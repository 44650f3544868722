import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromCallback, fromPromise } from 'xstate'
import { configureApi } from '#src/api/api-settings.ts'
import { addressBookMachine } from '#src/machines/account/address-book.machine.ts'
import { chatListMachine } from '#src/machines/chat/chat-list.machine.ts'
import { chatMachine } from '#src/machines/chat/chat.machine.ts'
import { notificationFeedMachine } from '#src/machines/notification/notification-feed.machine.ts'
import { notificationListMachine } from '#src/machines/notification/notification-list.machine.ts'
import { passwordResetMachine } from '#src/machines/account/password-reset.machine.ts'
import { productViewMachine } from '#src/machines/catalogue/product-view.machine.ts'
import { pushChoiceMachine } from '#src/machines/notification/push-choice.machine.ts'
import { pushPermissionMachine } from '#src/machines/notification/push-permission.machine.ts'
import { sellerDetailsMachine } from '#src/machines/catalogue/seller-details.machine.ts'
import { signInMachine } from '#src/machines/account/sign-in.machine.ts'
import { ChatsScreen } from '#src/screens/chats/chats-screen.tsx'
import { ForgotPasswordScreen } from '#src/screens/forgot-password/forgot-password-screen.tsx'
import { LoginScreen } from '#src/screens/login/login-screen.tsx'
import { RegisterCompanyIndividualScreen } from '#src/screens/register-company-individual/register-company-individual-screen.tsx'
import { RegisterCompanyScreen } from '#src/screens/register-company/register-company-screen.tsx'
import { RequestQuoteScreen } from '#src/screens/request-quote/request-quote-screen.tsx'
import { SellerDetailsScreen } from '#src/screens/seller-details/seller-details-screen.tsx'
import { PushSection } from '#src/screens/setting/push-section.tsx'
import { VerificationScreen } from '#src/screens/verification/verification-screen.tsx'
import { sessionStore } from '#src/session/session-store.ts'
import { sampleUser } from '#tests/support/account-fixtures.ts'
import { unverified } from '#tests/support/event-fixtures/sign-in.ts'
import { failWith, rejected } from '#tests/support/actor-events.ts'
import { codeSent } from '#tests/support/event-fixtures/code-entry.ts'
import { gulfMarjan } from '#tests/support/catalogue-fixtures.ts'
import { chatId, chatOf, chatPage, messageOf, messagePage } from '#tests/support/chat-fixtures.ts'
import { feedPage } from '#tests/support/notice-fixtures.ts'
import { sampleProduct } from '#tests/support/order-fixtures.ts'
import { answered, never } from '#tests/support/render-screen.tsx'
import { putTexts } from '#tests/support/texts.ts'
import { clearBrowser, isStored, press, reload, type, visit } from '#tests/support/visited-page.tsx'
import { Gate } from './gate.tsx'
import { routeOf } from './routes.ts'
import { AccountMenu } from './shell/account-menu.tsx'
import { PersonTools } from './shell/person-tools.tsx'
import { useArrival } from './use-arrival.ts'

async function signIn(answer: () => unknown) {
  const asked: unknown[] = []
  const machine = signInMachine.provide({
    actors: {
      signingIn: fromPromise(async ({ input }) => {
        asked.push(input.deviceId)
        // What the test answers stands for the server's whole answer.
        return (await answer()) as never
      }),
    },
  })
  visit(<LoginScreen />, { address: '/login', machines: [machine] })
  await type('E-mail address', 'nadia@kimiya.example')
  await type('Password', 'a long password')
  await press('Sign in')
  return asked
}

const welcome = (id: string) => () => ({
  results: { token: 't', user: { ...sampleUser, _id: id } },
  message: 'Welcome back.',
})

beforeEach(async () => {
  await putTexts('en')
  clearBrowser()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }))
})
afterEach(() => {
  cleanup()
  configureApi({})
  vi.unstubAllGlobals()
})

describe('who has signed in', () => {
  it('is still let in after a reload, and named (token, fullName)', async () => {
    await signIn(welcome('u1'))
    await isStored('"token":"t"')
    reload()
    visit(
      <Gate access="login">
        <AccountMenu />
      </Gate>,
    )
    expect(screen.getByRole('button', { name: 'Account of Nadia Rahman' })).toBeDefined()
  })

  it('is still known to be the seller of their own product (userId)', async () => {
    await signIn(welcome(sampleProduct.seller._id))
    await isStored('"token":"t"')
    reload()
    visit(<RequestQuoteScreen />, {
      chosen: { product: sampleProduct._id },
      machines: [
        answered(productViewMachine, { reading: [() => sampleProduct] }),
        answered(addressBookMachine, { reading: [() => ({ addresses: [] })] }),
      ],
    })
    expect(await screen.findByText('This is your own product.')).toBeDefined()
  })

  it('comes from the same device each time (device session id)', async () => {
    const [first] = await signIn(failWith(rejected(429, 'Too many tries.')))
    await screen.findByRole('alert')
    reload()
    const [second] = await signIn(failWith(rejected(429, 'Too many tries.')))
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), first])
  })

  it('stays on the side they have switched to, asked nothing until they have arrived (accountType, hasSwitched)', async () => {
    sessionStore.set({ token: 't' })
    const page = (
      <Gate access="seller">
        <AccountMenu />
      </Gate>
    )
    visit(page, { address: '/seller-orders' })
    await press('Switch to Seller')
    reload()
    const { container } = visit(page, { address: '/seller-orders' })
    expect(container.innerHTML).toBe('')
    cleanup()
    visit(<Arrived at="/seller-orders">{page}</Arrived>)
    await press('Your account')
    expect(await screen.findByRole('menuitem', { name: 'Switch to Buyer' })).toBeDefined()
  })

  it('is not asked for pushes after turning the notifications off (notification toggle)', async () => {
    sessionStore.set({ token: 't' })
    const choice = answered(pushChoiceMachine, { reading: [() => ({ on: true })], saving: [() => ({ on: false })] })
    const feed = answered(notificationFeedMachine, { reading: [() => feedPage([])] })
    const asking = () => [
      answered(pushPermissionMachine, { lookingUp: [() => ({ standing: 'default' })] }),
      notificationListMachine.provide({ actors: { feed } }),
      answered(chatListMachine, { reading: [never] }),
    ]
    visit(<PersonTools />, { machines: asking() })
    await press('Notifications')
    expect(await screen.findByText('Be told when this page is closed')).toBeDefined()
    cleanup()
    visit(<PushSection />, { machines: [choice] })
    await userEvent.click(await screen.findByRole('checkbox'))
    await isStored('"notificationsOn":false')
    reload()
    visit(<PersonTools />, { machines: asking() })
    await press('Notifications')
    expect(await screen.findByText('No Notifications Available')).toBeDefined()
    expect(screen.queryByText('Be told when this page is closed')).toBe(null)
  })
})

/** A page at an address, which somebody has come to. */
function Arrived({ at, children }: { at: string; children?: ReactNode }) {
  useArrival(routeOf(at))
  return children
}

describe('what was chosen', () => {
  it('is what the page of a product is about after a reload (ids)', async () => {
    visit(<Arrived at="/product-details" />, { address: '/product-details', chosen: { product: sampleProduct._id } })
    reload()
    const asked: string[] = []
    configureApi({
      baseUrl: 'https://kimiya.example/api',
      fetch: (request) => {
        asked.push(new URL(request.url).pathname)
        return new Promise(() => undefined)
      },
    })
    visit(<RequestQuoteScreen />)
    expect(await screen.findByText('Loading…')).toBeDefined()
    await expect.poll(() => asked).toContain(`/api/inventory/viewProduct/${sampleProduct._id}`)
  })

  it('is what the page of a seller is about after a reload (sellerId)', async () => {
    visit(<Arrived at="/seller-details" />, { address: '/seller-details', chosen: { seller: gulfMarjan._id } })
    reload()
    const asked: unknown[] = []
    const machine = sellerDetailsMachine.provide({
      actors: {
        reading: fromPromise(async ({ input }) => {
          asked.push(input.sellerId)
          return { seller: gulfMarjan, offers: { products: [], total: 0 } }
        }),
      },
    })
    visit(<SellerDetailsScreen />, { address: '/seller-details', machines: [machine] })
    expect(await screen.findByRole('heading', { level: 1, name: gulfMarjan.businessName })).toBeDefined()
    expect(asked).toEqual([gulfMarjan._id])
  })
})

describe('a chat', () => {
  const machines = [
    answered(chatListMachine, { reading: [() => chatPage([chatOf(1)])] }),
    answered(chatMachine, { reading: [() => messagePage([messageOf(1)])] }).provide({
      actors: {
        liveChanges: fromCallback(() => undefined),
        marking: fromPromise(() => Promise.resolve({ chat: chatOf(1) })),
      },
    }),
  ]

  it('that was open is open after a reload, and none after they went back to all (chatId, isSelectingChat)', async () => {
    visit(<ChatsScreen />, { chosen: { chat: chatId(1) }, machines })
    await screen.findByRole('log')
    reload()
    visit(<ChatsScreen />, { machines })
    await screen.findByRole('log')
    await userEvent.click(screen.getByRole('link', { name: 'All chats' }))
    reload()
    visit(<ChatsScreen />, { machines })
    expect(await screen.findByText('Choose a chat')).toBeDefined()
    expect(screen.queryByRole('log')).toBe(null)
  })
})

describe('a code that is awaited', () => {
  it('is that of the registration, sent to the address of the sign-in (userEmail, verificationType)', async () => {
    await signIn(failWith(unverified))
    await press('Enter the code')
    reload()
    visit(<VerificationScreen />)
    expect(screen.getByText(/^We have sent a six-digit code to .*nadia@kimiya\.example/)).toBeDefined()
  })

  it('is that of a new password, sent to the address that was entered (userEmail, verificationType)', async () => {
    visit(<ForgotPasswordScreen />, { machines: [answered(passwordResetMachine, { asking: [() => codeSent] })] })
    await type('E-mail address', 'omar@kimiya.example')
    await press('Send the code')
    await isStored('passwordReset')
    reload()
    visit(<VerificationScreen />)
    expect(screen.getByText(/^If .*omar@kimiya\.example.* has an account/)).toBeDefined()
  })
})

describe('a company that registers', () =>
  it('is that for which the contact person signs up after a reload (companyData)', async () => {
    visit(<RegisterCompanyScreen />)
    await type('Registered name of the company', 'Padma Chem')
    await type('Tax number', 'BIN-000123')
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'Bangladesh')
    await press('Continue')
    reload()
    visit(<RegisterCompanyIndividualScreen />)
    expect(screen.getByText('Padma Chem')).toBeDefined()
  }))
