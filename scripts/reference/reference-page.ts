import { callView } from './call-view.ts'
import { html, line, type Markup, prose } from './markup.ts'
import { type Call, callsOf, type ReferenceContract, Schemas } from './reference-contract.ts'
import { schemaSection } from './schema-view.ts'

const tagAnchor = (tag: string): string => `calls-of-${tag}`

/** The whole API reference as one page that works without script, and loads nothing but its two files beside it. */
export function referencePage(contract: ReferenceContract): string {
  const { info, tags, components } = contract
  const schemas = new Schemas(components.schemas)
  const calls = callsOf(contract)
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter((call) => call.tags.includes(name)),
  }))
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <meta name="description" content="${info.summary}" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/reference/reference.css" />
        <script src="/reference/reference.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#calls">To the calls</a>
        <header>
          <h1>${info.title}</h1>
          <p>${line(info.summary)} ${calls.length} calls, version ${info.version}.</p>
          <form role="search" hidden>
            <label for="search">Search calls, fields and schemas</label>
            <input id="search" type="search" autocomplete="off" spellcheck="false" aria-describedby="found" />
            <p id="found" role="status"></p>
          </form>
        </header>
        <nav aria-label="Calls">
          ${groups.map(navigation)}
          <p><a href="#schemas">Schemas</a></p>
        </nav>
        <main id="calls" tabindex="-1">
          ${opening(contract)} ${groups.map((group) => groupView(group, schemas))}
          <section data-group>
            <h2 id="schemas">Schemas</h2>
            ${Object.entries(components.schemas)
              .sort(([a], [b]) => a.localeCompare(b, 'en'))
              .map(([name, schema]) => schemaSection(name, schema, schemas))}
          </section>
        </main>
      </body>
    </html>`.text
}

interface Group {
  name: string
  description: string
  calls: Call[]
}

function navigation({ name, calls }: Group): Markup {
  return html`<div data-links>
    <p><a href="#${tagAnchor(name)}">${name}</a></p>
    <ul>
      ${calls.map(({ operationId }) => html`<li><a href="#${operationId}">${operationId}</a></li>`)}
    </ul>
  </div>`
}

function groupView({ name, description, calls }: Group, schemas: Schemas): Markup {
  return html`<section data-group>
    <h2 id="${tagAnchor(name)}">${name}</h2>
    <p>${line(description)}</p>
    ${calls.map((call) => callView(call, schemas))}
  </section>`
}

function opening({ info, components }: ReferenceContract): Markup {
  return html`<section class="opening">
    <h2 id="opening">How every call works</h2>
    ${prose(info.description)}
    <p>
      The same as a file for programs: <a href="/reference/contract.json" download>the OpenAPI document</a>. The examples below
      use two variables of the shell; <code>login</code> answers a token.
    </p>
    <pre><code>KIMIYA=<span data-origin>http://127.0.0.1:3000</span>
TOKEN=</code></pre>
    <h3>Tokens</h3>
    <ul class="fields">
      ${Object.values(components.securitySchemes).map(
        (scheme) => html`<li><code class="name">${scheme.name}</code> ${line(scheme.description)}</li>`,
      )}
    </ul>
  </section>`
}
