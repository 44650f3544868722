import { describe, expect, it } from 'vitest'
import { type OperationId, operationTable } from '#src/generated/operation-table.ts'
import { bodyProblems } from '#server/validation.ts'
import { curlExample } from './curl-example.ts'
import { exampleValue } from './example-values.ts'
import { html, prose } from './markup.ts'
import { bodyOf, type Call, callsOf, readContract, Schemas } from './reference-contract.ts'
import { referencePage } from './reference-page.ts'

const contract = readContract()
const schemas = new Schemas(contract.components.schemas)
const calls = callsOf(contract)
const page = referencePage(contract)
// Object.keys of the operation table yields its keys.
const operationIds = Object.keys(operationTable) as OperationId[]

describe('the API reference', () => {
  it('has every call once, under its own address and in the list of its group', () => {
    const shown = [...page.matchAll(/<article id="(\w+)"/g)].map(([, id]) => id)
    expect(shown.toSorted()).toEqual(operationIds.toSorted())
    const led = [...page.matchAll(/<li><a href="#(\w+)">\1<\/a><\/li>/g)].map(([, id]) => id)
    expect(led.toSorted()).toEqual(shown.toSorted())
  })

  it('leads nowhere that is not on it, and has no address twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = new Set([...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id))
    expect([...targets].filter((id) => !ids.includes(id))).toEqual([])
  })

  it('loads nothing from elsewhere, and holds no script or style of its own', () => {
    const loaded = [...page.matchAll(/<[^>]+ (?:src|href)="([^#"][^"]*)"/g)].map(([, address]) => address)
    expect(loaded.toSorted()).toEqual([
      '/favicon.svg',
      '/reference/contract.json',
      '/reference/reference.css',
      '/reference/reference.js',
    ])
    expect(page).not.toMatch(/<style|<script(?! src="\/reference\/reference\.js" defer>)| style=| on\w+="/)
  })

  // A form's files are not values; what else it asks for is.
  it.each(operationIds.filter((id) => operationTable[id].body === 'json'))('shows a body for %s that the server takes', (id) => {
    const { schema = {} } = bodyOf(callNamed(id)) ?? {}
    expect(bodyProblems(id, exampleValue(schema, schemas, 'asked'))).toBeUndefined()
  })

  it('writes a command that can be copied into a shell', () => {
    expect(curlExample(callNamed('generatePaymentInvoice'), schemas)).toBe(
      [
        'curl -X PATCH "$KIMIYA/api/order/generatePaymentInvoice/01936d3e-8a00-7c31-9f3b-0c1d2e3f4a5b"',
        '-H "x-auth-token-user: $TOKEN"',
        `-H 'x-user-type: Seller'`,
        '-H "Idempotency-Key: $(openssl rand -hex 12)"',
      ].join(' \\\n  '),
    )
    const product = curlExample(callNamed('addSellerProduct'), schemas)
    expect(product).toContain(`-F 'images=@drum.jpg'`)
    expect(product).toMatch(/-F 'minimumOrder=\{"value":[^']+\}'/)
  })
})

describe('markup', () => {
  it('escapes what is put into it, and not what is markup already', () =>
    expect(html`<p title="${'"'}">${'<b> & '}${html`<b>${0}</b>`}${[false, undefined, 'x']}</p>`.text).toBe(
      '<p title="&quot;">&lt;b&gt; &amp; <b>0</b>x</p>',
    ))

  it('reads paragraphs, lists and code', () =>
    expect(prose('One `a < b`\nline.\n\n- first\n- second\n  goes on').text.replace(/>\s+</g, '><')).toBe(
      '<p>One <code>a &lt; b</code> line.</p><ul><li>first</li><li>second goes on</li></ul>',
    ))
})

function callNamed(operationId: string): Call {
  const call = calls.find((one) => one.operationId === operationId)
  if (call === undefined) throw new Error(`The contract has no ${operationId}`)
  return call
}
