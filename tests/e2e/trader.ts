import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import type { MessageKey } from '#src/generated/message-keys.ts'

export type Language = 'en' | 'ar' | 'bn'

/** Returns the text of a key as the page shows it, with raw values. */
export type Translate = (key: MessageKey, values?: Record<string, string>) => string

export function translator(language: Language): Translate {
  const folder = join('locales', language)
  const files = readdirSync(folder).map(
    (file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const,
  )
  const namespaces: Record<string, unknown> = Object.fromEntries(files)
  return (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':')
    const text = path.split('.').reduce<unknown>(childOf, namespaces[namespace])
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`)
    return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => values[name] ?? '')
  }
}

const childOf = (node: unknown, step: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, step) : undefined

const beginningWith = (text: string) => new RegExp(String.raw`^\s*` + text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))

/** A user at a page: queries by role and name, in their language. */
export class Trader {
  constructor(
    readonly page: Page,
    readonly t: Translate,
    readonly language: Language,
  ) {}

  static async at(context: BrowserContext, url: string, language: Language): Promise<Trader> {
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      throw error
    })
    await page.goto(`${url}/?lng=${language}`)
    const trader = new Trader(page, translator(language), language)
    await trader.heading('catalogue:home.title').waitFor()
    return trader
  }

  /**
   * Resolves when the page's live stream has opened. Asked for before the page is visited; a path that never awaits it
   * may close the page before.
   */
  liveStreamOpened(): Promise<unknown> {
    const opened = this.page.waitForResponse((response) => response.url().endsWith('/platform/events'))
    // Whoever awaits it sees the failure; one that nobody awaits must not end the worker.
    opened.catch(() => undefined)
    return opened
  }

  button(key: MessageKey, values?: Record<string, string>): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true })
  }
  link(key: MessageKey, values?: Record<string, string>): Locator {
    return this.page.getByRole('link', { name: this.t(key, values), exact: true })
  }
  heading(key: MessageKey, values?: Record<string, string>): Locator {
    return this.page.getByRole('heading', { name: this.t(key, values), exact: true })
  }
  /** The field whose label begins with this text: a choice beside it may say the same further on. */
  field(key: MessageKey): Locator {
    return this.page
      .getByLabel(beginningWith(this.t(key)))
      .and(this.page.locator('input, textarea, select'))
      .first()
  }
  dialog(): Locator {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
  }
  shows(text: string): Promise<void> {
    return this.page.getByText(text).first().waitFor()
  }
  inDialog(key: MessageKey): Locator {
    return this.dialog().getByRole('button', { name: this.t(key), exact: true })
  }
  /** Resolves when a dialog of this title is open. */
  expectDialog(key: MessageKey): Promise<void> {
    return this.page.getByRole('alertdialog', { name: this.t(key) }).waitFor()
  }
  expectNoDialog(): Promise<void> {
    return this.dialog().waitFor({ state: 'detached' })
  }
  isAt(path: string): Promise<void> {
    return this.page.waitForURL((url) => url.pathname === path)
  }
  toast(tone: 'success' | 'error'): Promise<void> {
    return this.page.locator(`.Toastify__toast--${tone}`).first().waitFor()
  }
  /** Returns the stored session. */
  session(): Promise<unknown> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('kimiya.session.1') ?? 'null') as unknown)
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.field('fields:email').fill(email)
    await this.field('fields:password').fill(password)
    await this.button('auth:login.submit').click()
    await this.page.waitForURL((url) => url.pathname !== '/login')
  }

  /** Chooses in the account menu, which is named after the user. */
  async chooseInAccountMenu(key: MessageKey): Promise<void> {
    const named = new RegExp(`^${this.t('app:account.menuOf', { name: '.+' })}$`)
    await this.page.locator('header').getByRole('button', { name: named }).click()
    await this.page.getByRole('menuitem', { name: this.t(key), exact: true }).click()
  }

  async switchTo(side: 'Seller' | 'Buyer'): Promise<void> {
    await this.chooseInAccountMenu(side === 'Seller' ? 'app:account.toSeller' : 'app:account.toBuyer')
    await this.dialog()
      .getByRole('button', { name: this.t('app:switch.confirm'), exact: true })
      .click()
    await this.page.waitForURL((url) => url.pathname === (side === 'Seller' ? '/seller-home' : '/'))
  }

  async logOut(): Promise<void> {
    await this.chooseInAccountMenu('app:account.logout')
    await this.dialog()
      .getByRole('button', { name: this.t('app:logout.confirm'), exact: true })
      .click()
    await this.page.waitForURL((url) => url.pathname === '/login')
  }
}
