import type { Page, Route } from 'playwright-core'
import { bankFrame, fieldFrame, installStripe } from '#tests/support/fake-servers/stripe-script.ts'

/** What the page sent to whom, and how Stripe's hosts behave for it. */
export interface StripeNetwork {
  /** Every request to the marketplace, with its body. */
  readonly toMarketplace: string[]
  /** Documents that were loaded, and whether each was let load Stripe's script. */
  readonly documents: { path: string; mayLoad: boolean }[]
  readonly scripts: string[]
  /** Stripe's hosts do not answer from now on, or do again. */
  cut: (isCut: boolean) => void
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Fulfils requests to Stripe's hosts: the script and frames of the tests, and the fake server at `apiUrl` as its API. */
export async function stripeNetwork(page: Page, url: string, apiUrl: string): Promise<StripeNetwork> {
  const toMarketplace: string[] = []
  const documents: StripeNetwork['documents'] = []
  const scripts: string[] = []
  let isCut = false
  page.on('request', (request) => {
    if (request.url().startsWith(url)) toMarketplace.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'document' || !request.url().startsWith(url)) return
    const policy = response.headers()['content-security-policy'] ?? ''
    documents.push({ path: new URL(request.url()).pathname, mayLoad: policy.includes('js.stripe.com') })
  })
  const serve = async (route: Route) => {
    if (isCut) return route.abort('connectionreset')
    const address = new URL(route.request().url())
    if (address.hostname === 'api.stripe.com') return toFakeServer(route, apiUrl)
    if (address.pathname.endsWith('.js')) {
      scripts.push(address.pathname)
      return route.fulfill({ contentType: 'text/javascript', body: `(${installStripe.toString()})()` })
    }
    const body = address.hostname === 'hooks.stripe.com' ? bankFrame : fieldFrame
    return route.fulfill({ contentType: 'text/html', body })
  }
  await page.route(/^https:\/\/(js|api|hooks)\.stripe\.com\//, serve)
  return {
    toMarketplace,
    documents,
    scripts,
    cut: (cut) => {
      isCut = cut
    },
  }
}

async function toFakeServer(route: Route, apiUrl: string): Promise<void> {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  const { pathname, search } = new URL(request.url())
  const response = await fetch(`${apiUrl}${pathname}${search}`, {
    method: request.method(),
    headers: { authorization: request.headers()['authorization'] ?? '' },
    body: request.postData(),
  })
  return route.fulfill({ status: response.status, headers: cors, contentType: 'application/json', body: await response.text() })
}
