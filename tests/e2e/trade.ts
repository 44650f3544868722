import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { sandboxBankCode, sandboxCards } from '#src/lib/sandbox-cards.ts'
import type { Installation } from '#tests/support/installations.ts'
import type { Trader } from './trader.ts'

const password = 'a password for trading'

/** The whole trade as two people do it, step by step, each step ending with an assertion on the page. */
export class Trade {
  private number = ''
  private email = ''
  private seller: Trader | undefined
  /** The signed-in side of a shared page. */
  private present: 'buyer' | 'seller' = 'buyer'
  private sellersLogin: [string, string] = ['', '']

  constructor(
    private readonly installation: Installation,
    private readonly buyer: Trader,
    /** The seller's own page; undefined where the two must share the buyer's. */
    private readonly openSeller: () => Promise<Trader | undefined>,
  ) {}

  async findAcetone(): Promise<void> {
    const { page } = this.buyer
    const search = page.locator('main').getByRole('searchbox')
    await search.fill('acetnoe')
    await search.press('Enter')
    await page.waitForURL(/product-filter/)
    const card = page.locator('main article, main li').filter({ hasText: 'Gulf Marjan' }).filter({ hasText: '67-64-1' }).first()
    await card.getByRole('link').first().click()
    await page.waitForURL(/product-details/)
    await this.buyer.shows('67-64-1')
  }

  async readTheHazards(): Promise<void> {
    await this.buyer.shows(this.buyer.t('ghs:hazard.H225'))
    await this.buyer.page
      .getByRole('img', { name: this.buyer.t('ghs:pictogram.GHS02') })
      .first()
      .waitFor()
  }

  async startOrder(quantity: string): Promise<void> {
    const { page } = this.buyer
    await this.buyer.field('catalogue:product.quantity').fill(quantity)
    await this.buyer.link('catalogue:product.order').first().click()
    await this.buyer.shows(this.buyer.t('app:gate.login.body'))
    await this.buyer
      .dialog()
      .getByRole('button', { name: this.buyer.t('app:gate.login.confirm'), exact: true })
      .click()
    await page.waitForURL((url) => url.pathname === '/login')
  }

  async register(email: string): Promise<void> {
    const { buyer } = this
    const { page } = buyer
    this.email = email
    await buyer.link('auth:login.register').click()
    await page.getByRole('radio').first().check()
    await buyer.button('auth:profile.submit').click()
    await page.waitForURL(/register-individual/)
    await buyer.field('fields:fullName').fill('Rafiq Ahmed')
    await buyer.field('fields:email').fill(email)
    await buyer.field('fields:password').fill(password)
    await buyer.field('fields:repeatPassword').fill(password)
    await buyer.field('fields:country').selectOption('BD')
    await buyer.field('fields:countryCode').fill('+880')
    await buyer.field('fields:phoneNumber').fill('1712345678')
    await buyer.field('fields:acceptedTerms').check()
    await buyer.button('auth:register.submit').click()
    await page.waitForURL(/verification/)
    const code = await this.installation.codeFor(email, page)
    await buyer.field('auth:code.label').fill(code)
    // The last digit sends the code; the button is optional.
    await page.waitForURL((url) => url.pathname === '/login')
    await buyer.signIn(email, password)
    await page.waitForURL((url) => url.pathname === '/card')
    await buyer.button('money:card.later').click()
  }

  async placeOrder(): Promise<void> {
    const { buyer } = this
    const { page } = buyer
    await page.waitForURL((url) => url.pathname === '/place-order')
    await buyer.field('order:address.fullName').fill('Rafiq Ahmed')
    await page.getByLabel(buyer.t('order:address.country')).and(page.locator('select')).selectOption('BD')
    await buyer.field('order:address.city').fill('Chattogram')
    await buyer.field('order:address.line1').fill('14 Strand Road')
    await buyer.field('order:address.phoneNumber').fill('1712345678')
    await buyer.button('order:address.save').click()
    await page.getByRole('radio', { name: /CIF/ }).or(buyer.field('order:placing.incoterm')).first().waitFor()
    const select = page.locator('select').filter({ has: page.locator('option[value="CIF"]') })
    if ((await select.count()) > 0) await select.selectOption('CIF')
    else await page.getByRole('radio', { name: /CIF/ }).check()
    await page.getByLabel(buyer.t('order:placing.incotermPlace', { incoterm: 'CIF' })).fill('Chattogram')
    expect(await page.locator('input[name="quantity"], input[inputmode="decimal"]').first().inputValue()).toBe('320')
    await buyer.button('order:placing.submit').click()
    await page.waitForURL((url) => url.pathname === '/my-order-details')
    await buyer.shows(buyer.t('order:timeline.buyer.placed'))
    this.number = /KO-\d\d-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await page.locator('main').innerText())?.[0] ?? ''
    expect(this.number).not.toBe('')
  }

  async sellerAccepts(email: string, sellersPassword: string): Promise<void> {
    this.sellersLogin = [email, sellersPassword]
    this.seller = await this.openSeller()
    if (this.seller !== undefined) {
      await this.seller.link('app:account.login').first().click()
      await this.seller.signIn(email, sellersPassword)
      await this.seller.switchTo('Seller')
      await this.openOrder(this.seller)
    }
    const seller = await this.as('seller')
    await seller.button('order:action.accept').click()
    await seller.shows(seller.t('order:timeline.seller.accepted'))
    await this.sees('buyer', 'order:timeline.buyer.accepted')
  }

  async sellerInvoices(): Promise<void> {
    const seller = await this.as('seller')
    await seller.button('order:action.invoice').click()
    await seller.shows(seller.t('order:timeline.seller.invoiced'))
    await this.sees('buyer', 'order:timeline.buyer.invoiced')
    const buyer = await this.as('buyer')
    const download = buyer.page.waitForEvent('download')
    await buyer.page
      .getByRole('button', { name: /INV-\d{4}-\d{6}/ })
      .or(buyer.button('order:details.download'))
      .first()
      .click()
    const bytes = await readFile(await (await download).path())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  }

  async buyerPays(): Promise<void> {
    const buyer = await this.as('buyer')
    const { page } = buyer
    await page.getByRole('link', { name: new RegExp(`^${buyer.t('order:action.pay', { amount: '.+' })}$`) }).click()
    await page.waitForURL((url) => url.pathname === '/pay-type')
    await page.getByRole('link', { name: buyer.t('money:choice.continue') }).click()
    await page.waitForURL((url) => url.pathname === '/pay-now')
    const pay = async (number: string) => {
      await buyer.field('order:paying.number').fill(number)
      await buyer.field('order:paying.expiry').fill('12/30')
      await buyer.field('order:paying.cvc').fill('123')
      await buyer.field('order:paying.name').fill('RAFIQ AHMED')
      await page.locator('main form button[type="submit"]').first().click()
    }
    await pay(sandboxCards.declined.number)
    await buyer.shows(buyer.t('order:paying.failure.cardDeclined'))
    await pay(sandboxCards.secondStep.number)
    await buyer.shows(buyer.t('order:paying.bankBody'))
    await buyer.field('order:paying.bankCode').fill(sandboxBankCode)
    await buyer.button('order:paying.bankConfirm').click()
    await page.waitForURL((url) => url.pathname === '/my-order-details')
    await buyer.shows(buyer.t('order:timeline.buyer.paid'))
    await this.sees('seller', 'order:timeline.seller.paid')
  }

  async sellerDispatches(): Promise<void> {
    const seller = await this.as('seller')
    await seller.button('order:action.process').click()
    await seller.shows(seller.t('order:timeline.seller.processing'))
    await seller.button('order:action.dispatch').click()
    await seller.field('order:question.driverName').fill('Karim Uddin')
    await seller.field('order:question.driverPhone').fill('+8801812345678')
    await seller.field('order:question.vehicle').fill('CTG-11-2233')
    await seller.field('order:question.packages').fill('2')
    await seller.field('order:question.grossKilograms').fill('360')
    await seller.button('order:question.batchAdd').click()
    await seller.field('order:question.batchNumber').fill('KB-2611-07')
    await seller.field('order:question.batchExpiresOn').fill('2028-10-12')
    await seller
      .dialog()
      .getByRole('button', { name: seller.t('order:question.dispatch.confirm'), exact: true })
      .click()
    await seller.shows(seller.t('order:timeline.seller.dispatched'))
  }

  async carrierDelivers(): Promise<void> {
    const seller = await this.as('seller')
    // As the seller passes it on: from the order's page.
    await this.installation.carry(async () => (await seller.page.getByText(/\/delivery\?lng=\w+#/).textContent()) ?? '')
    await seller.shows(seller.t('order:timeline.seller.delivered'))
    await this.sees('buyer', 'order:timeline.buyer.delivered')
  }

  async buyerConfirms(): Promise<void> {
    const buyer = await this.as('buyer')
    await buyer.button('order:action.confirm').click()
    await buyer
      .dialog()
      .getByRole('button', { name: buyer.t('order:question.confirm.confirm'), exact: true })
      .click()
    await buyer.shows(buyer.t('order:timeline.buyer.completed'))
    await this.sees('seller', 'order:timeline.seller.completed')
  }

  /** The other side's open page has grown by itself; a shared page has none. */
  private async sees(role: 'buyer' | 'seller', key: Parameters<Trader['t']>[0]): Promise<void> {
    if (this.seller === undefined) return
    const trader = role === 'buyer' ? this.buyer : this.seller
    await trader.shows(trader.t(key))
  }

  /** The page of a side, with the order open. */
  private async as(role: 'buyer' | 'seller'): Promise<Trader> {
    if (this.seller !== undefined) return role === 'buyer' ? this.buyer : this.seller
    if (this.present !== role) {
      this.present = role
      await this.buyer.logOut()
      const [email, secret] = role === 'seller' ? this.sellersLogin : [this.email, password]
      await this.buyer.signIn(email, secret)
      if (role === 'seller') await this.buyer.switchTo('Seller')
      await this.openOrder(this.buyer)
    }
    return this.buyer
  }

  private async openOrder(trader: Trader): Promise<void> {
    const { page } = trader
    const seller = new URL(page.url()).pathname === '/seller-home'
    if (seller) await trader.link('order:dashboard.allOrders').first().click()
    else await trader.chooseInAccountMenu('app:account.myOrders')
    await page.locator('main li').filter({ hasText: this.number }).getByRole('link').first().click()
    await page.waitForURL((url) => url.pathname === '/my-order-details')
  }
}
