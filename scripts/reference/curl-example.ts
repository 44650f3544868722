import { exampleValue } from './example-values.ts'
import { bodyOf, type Call, type Schema, type Schemas } from './reference-contract.ts'

/** Example files, by the contract's content type. */
const sampleFiles: Record<string, string> = {
  image: 'drum.jpg',
  document: 'sds.pdf',
  media: 'drum.jpg',
  passing: 'drum.jpg',
  table: 'catalogue.csv',
}

/** The call as a command to copy: `$KIMIYA` is the installation, `$TOKEN` the token of `login`. */
export function curlExample(call: Call, schemas: Schemas): string {
  const args = [
    `curl${call.method === 'get' ? '' : ` -X ${call.method.toUpperCase()}`} "$KIMIYA/api${call.path.replace(/\{(\w+)\}/g, (_, name: string) => valueInPath(call, name, schemas))}"`,
    ...headersOf(call),
    ...bodyText(call, schemas),
  ]
  return args.join(' \\\n  ')
}

function valueInPath({ parameters }: Call, name: string, schemas: Schemas): string {
  if (name === 'token') return '$TOKEN'
  const parameter = parameters.find((one) => one.name === name)
  return encodeURIComponent(String(parameter?.example ?? exampleValue(parameter?.schema ?? {}, schemas, 'asked')))
}

const tokenNames: Partial<Record<Call['x-access'], string>> = { carrier: '$DELIVERY_TOKEN', operator: '$OPERATOR_TOKEN' }

function headersOf({ token, parameters, 'x-access': access }: Call): string[] {
  const headers: string[] = []
  if (token !== undefined) headers.push(`-H "${token.name}: ${tokenNames[access] ?? '$TOKEN'}"`)
  if (access === 'seller') headers.push(`-H 'x-user-type: Seller'`)
  if (parameters.some(({ name }) => name === 'Idempotency-Key')) headers.push('-H "Idempotency-Key: $(openssl rand -hex 12)"')
  return headers
}

function bodyText(call: Call, schemas: Schemas): string[] {
  const body = bodyOf(call)
  if (body === undefined) return []
  const value = exampleValue(body.schema, schemas, 'asked')
  if (body.type === 'application/json') {
    return [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(value, null, 2))}`]
  }
  const { properties = {}, required = [] } = schemas.resolved(body.schema)
  return Object.entries(properties)
    .filter(([name, schema]) => required.includes(name) || uploadIn(schema, schemas) !== undefined)
    .map(([name, schema]) => `-F ${quoted(`${name}=${partOf(name, schema)}`)}`)

  /** Texts as they are, everything else as JSON, files by their name. */
  function partOf(name: string, schema: Schema): string {
    const upload = uploadIn(schema, schemas)
    if (upload !== undefined) return `@${sampleFiles[upload] ?? 'file.pdf'}`
    const part: unknown = value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined
    return typeof part === 'string' ? part : JSON.stringify(part)
  }
}

/** Returns the kind of file that a part accepts, one or several. */
function uploadIn(schema: Schema, schemas: Schemas): string | undefined {
  const node = schemas.resolved(schema)
  return node['x-upload'] ?? (node.items === undefined ? undefined : schemas.resolved(node.items)['x-upload'])
}

/** In single quotes a shell changes nothing but a single quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
