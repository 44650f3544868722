import { html, line, type Markup, prose } from './markup.ts'
import type { Schema, Schemas } from './reference-contract.ts'

export const schemaAnchor = (name: string): string => `schema-${name}`

/** Renders a type: a link to a named schema, and its constraints. */
export function typeText(schema: Schema, schemas: Schemas): Markup {
  const name = schemas.nameOf(schema)
  const node = schemas.resolved(schema)
  const limits = limitsOf(node)
  const kind = name === undefined ? kindOf(node, schemas) : html`<a href="#${schemaAnchor(name)}">${name}</a>`
  const parts = kind === undefined ? limits : [kind, ...limits]
  return html`${parts.map((part, at) => [at > 0 && ', ', part])}`
}

/** Undefined for an enum, whose values explain themselves. */
function kindOf(node: Schema, schemas: Schemas): Markup | undefined {
  if (node['x-upload'] !== undefined) return html`file (${node['x-upload']})`
  if (node.items !== undefined) return html`list of ${typeText(node.items, schemas)}`
  if (node.oneOf !== undefined) return html`${node.oneOf.map((schema, at) => [at > 0 && ' or ', typeText(schema, schemas)])}`
  if (node.const !== undefined || node.enum !== undefined) return undefined
  const { additionalProperties: others } = node
  if (typeof others === 'object') return html`map of names to ${typeText(others, schemas)}`
  return html`${[node.type ?? 'object'].flat().join(' or ')}`
}

/** Returns each constraint in prose. */
function limitsOf(node: Schema): Markup[] {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, multipleOf } = node
  const limits: (Markup | false | undefined)[] = [
    node.format !== undefined && html`${node.format}`,
    node.const !== undefined && html`always ${code(node.const)}`,
    node.enum !== undefined && html`one of ${node.enum.map((value, at) => [at > 0 && ' ', code(value)])}`,
    span(minLength, maxLength, 'characters'),
    span(minItems, maxItems, 'items'),
    span(minimum, maximum, ''),
    span(node.minProperties, node.maxProperties, 'fields'),
    exclusiveMinimum !== undefined && html`more than ${exclusiveMinimum}`,
    multipleOf !== undefined && html`a multiple of ${multipleOf}`,
    node.uniqueItems === true && html`none twice`,
    node.pattern !== undefined && html`matches <code>${node.pattern}</code>`,
    node.default !== undefined && html`${code(node.default)} when left out`,
  ]
  return limits.filter((limit) => limit instanceof Object)
}

const code = (value: unknown): Markup => html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

function span(least: number | undefined, most: number | undefined, of: string): Markup | undefined {
  const unit = of === '' ? '' : ` ${of}`
  if (least !== undefined && most !== undefined)
    return html`${least === most ? `exactly ${least}` : `${least} to ${most}`}${unit}`
  if (least !== undefined) return html`at least ${least}${unit}`
  return most === undefined ? undefined : html`at most ${most}${unit}`
}

/** Renders a schema and, of an object, its fields; unnamed objects are nested. */
export function schemaView(schema: Schema, schemas: Schemas): Markup {
  const node = schemas.resolved(schema)
  const { properties = {}, required = [] } = node
  const fields = Object.entries(properties)
  if (fields.length === 0) return html`<p>${typeText(node, schemas)}</p>`
  return html`<ul class="fields">
    ${fields.map(
      ([name, field]) =>
        html`<li>
          <code class="name">${name}</code>
          ${required.includes(name) ? html`<strong class="need">required</strong>` : html`<span class="need">optional</span>`}
          ${typeText(field, schemas)} ${described(field, schemas)} ${within(field, schemas)}
        </li>`,
    )}
  </ul>`
}

function described(field: Schema, schemas: Schemas): Markup {
  const { description, example } = schemas.resolved(field)
  const shows = example !== undefined && html`<p class="example">For example ${code(example)}</p>`
  return html`${description !== undefined && html`<div>${prose(description)}</div>`}${shows}`
}

/** The fields of an object, or of a list's items, without a named schema. */
function within(field: Schema, schemas: Schemas): Markup | undefined {
  const inner = field.items ?? field
  return inner.$ref === undefined && inner.properties !== undefined ? schemaView(inner, schemas) : undefined
}

/** A named schema, with its own address. */
export function schemaSection(name: string, schema: Schema, schemas: Schemas): Markup {
  const { description } = schema
  return html`<section class="schema" id="${schemaAnchor(name)}" data-entry>
    <h3><a href="#${schemaAnchor(name)}">${name}</a></h3>
    ${description !== undefined && html`<p>${line(description)}</p>`} ${schemaView(schema, schemas)}
  </section>`
}
