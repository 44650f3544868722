import { curlExample } from './curl-example.ts'
import { exampleValue } from './example-values.ts'
import { html, line, type Markup, prose } from './markup.ts'
import { bodyOf, type Call, type Response, resultsOf, type Schema, type Schemas } from './reference-contract.ts'
import { schemaAnchor, schemaView, typeText } from './schema-view.ts'

const callers = {
  public: 'Anybody',
  user: 'Whoever is signed in',
  seller: 'Sellers',
  carrier: 'The carrier of a shipment',
  operator: 'Staff of the marketplace',
}

const stepUps = {
  always: 'Within ten minutes, by the sign-in or confirmIdentity',
  secondFactor: 'Within ten minutes, of accounts with a second factor',
} as const

/** One call, under its operationId as address. */
export function callView(call: Call, schemas: Schemas): Markup {
  const { operationId, method, path, summary, description, parameters, responseList, token } = call
  const body = bodyOf(call)
  const good = responseList.find(({ status }) => status === '200')
  return html`<article id="${operationId}" data-entry data-call>
    <h3><a href="#${operationId}">${operationId}</a></h3>
    <p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>/api${path}</code></p>
    <p class="summary">${line(summary)}</p>
    ${prose(description)}
    <dl>
      <dt>Who may call</dt>
      <dd>${callers[call['x-access']]}</dd>
      ${
        token !== undefined &&
        html`<dt>Token</dt>
          <dd><code>${token.name}</code>${!token.isNeeded && ', if there is one'}</dd>`
      }
      <dt>Changes anything</dt>
      <dd>${call['x-writes'] === true ? 'Yes' : 'No'}</dd>
      ${
        call['x-step-up'] !== undefined &&
        html`<dt>Confirmed identity</dt>
          <dd>${stepUps[call['x-step-up']]}</dd>`
      }
    </dl>
    ${parameters.length > 0 && html`<h4>Parameters</h4>`}
    ${
      parameters.length > 0 &&
      html`<ul class="fields">
        ${parameters.map(
          ({ name, in: place, required, schema, description: described }) =>
            html`<li>
              <code class="name">${name}</code> ${required === true && html`<strong class="need">required</strong>`}
              <span class="need">in the ${place}</span> ${typeText(schema, schemas)} ${prose(described)}
            </li>`,
        )}
      </ul>`
    }
    ${body !== undefined && html`<h4>Body</h4>`}
    ${body !== undefined && html`<p>${named(body.schema, schemas)}<code>${body.type}</code></p>`}
    ${body !== undefined && schemaView(body.schema, schemas)}
    <h4>Answer</h4>
    ${good !== undefined && responseView(good, schemas)}
    <h4>Errors</h4>
    <ul class="errors">
      ${responseList
        .filter(({ status }) => status !== '200')
        .map(({ status, description: described }) => html`<li><code>${status}</code> ${line(described)}</li>`)}
    </ul>
    <h4>Example</h4>
    <pre><code>${curlExample(call, schemas)}</code></pre>
    ${good !== undefined && responseExample(operationId, good, schemas)}
  </article>`
}

function named(schema: Schema, schemas: Schemas): Markup | undefined {
  const name = schemas.nameOf(schema)
  return name === undefined ? undefined : html`<a href="#${schemaAnchor(name)}">${name}</a> as `
}

function responseView(response: Response, schemas: Schemas): Markup {
  const results = resultsOf(response)
  if (results === undefined) {
    const types = Object.keys(response.content ?? {})
    return html`<p>${line(response.description)}${types.map((type) => html` <code>${type}</code>`)}</p>`
  }
  const name = schemas.nameOf(results)
  const { properties } = schemas.resolved(results)
  return html`<p><code>results</code>${name !== undefined && html` is <a href="#${schemaAnchor(name)}">${name}</a>`}</p>
    ${properties !== undefined || name === undefined ? schemaView(results, schemas) : html`<p>${typeText(schemas.resolved(results), schemas)}</p>`}`
}

function responseExample(operationId: string, response: Response, schemas: Schemas): Markup | undefined {
  const results = resultsOf(response)
  if (results === undefined) return undefined
  const envelope = { error: false, code: 200, message: 'Done.', results: exampleValue(results, schemas, 'answered') }
  return html`<details>
    <summary>What ${operationId} answers, as an example</summary>
    <pre><code>${JSON.stringify(envelope, null, 2)}</code></pre>
  </details>`
}
