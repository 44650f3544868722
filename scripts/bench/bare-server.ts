/**
 * The baseline of the benchmark: `node:http` and `pg`, one query a request, no checks, no access, no contract. Its responses are padded to
 * the length of ours (BENCH_BYTES), so that both write the same number of bytes.
 */
import { createServer } from 'node:http'
import { Pool } from 'pg'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
// BENCH_BYTES is written by scripts/bench.ts: path to length.
const lengths = JSON.parse(process.env['BENCH_BYTES'] ?? '{}') as Record<string, number>

const card = `p."_id", p."name_en", p."name_ar", p."name_bn", p."casNumber", p."molecularFormula", p."grade", p."purity", p."physicalForm",
  p."countryOfOrigin", p."currency", p."unit", p."price", p."lowestPrice", p."minimumOrder", p."stock", p."rating", p."ratingCount",
  s."businessName", s."country", s."verified"`
const from = `from "products" p join "sellers" s on s."_id" = p."sellerId"`

/** Each prepared once for a connection, by its name. */
const queries: Record<string, { text: string; values: (input: Record<string, string>) => unknown[] }> = {
  '/list': {
    text: `select ${card} ${from} where p."categoryId" = $1 and p."status" = 'active' and p."grade" = any($2) and p."stock" > 0
      order by p."rating" desc, p."_id" limit 20 offset $3`,
    values: ({ categoryId, offset }) => [categoryId, ['technical', 'industrial', 'reagent'], Number(offset)],
  },
  '/detail': { text: `select p.*, s."businessName", s."country" ${from} where p."_id" = $1`, values: ({ id }) => [id] },
  '/search': {
    text: `select ${card} ${from} where to_tsvector('simple', p."searchText") @@ to_tsquery('simple', $1) and p."status" = 'active' limit 20`,
    values: ({ text }) => [
      (text ?? '')
        .trim()
        .toLowerCase()
        .split(/\s+/)
        .map((term) => `'${term.replaceAll("'", '')}':*`)
        .join(' & '),
    ],
  },
  '/order': {
    text: `insert into "benchOrders" ("product", "quantity", "note") values ($1, $2, $3) returning *`,
    values: ({ id }) => [id, 160, 'one insert'],
  },
}

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare')
  const query = queries[pathname]
  if (query === undefined) {
    response.writeHead(pathname === '/live' ? 200 : 404).end()
    return
  }
  request.resume()
  pool.query({ name: pathname, text: query.text, values: query.values(Object.fromEntries(searchParams)) }).then(
    ({ rows }) => {
      const body = JSON.stringify({ error: false, code: 200, message: '', results: rows })
      const missing = (lengths[pathname] ?? 0) - Buffer.byteLength(body)
      const filled = missing > 0 ? body + ' '.repeat(missing) : body
      response
        .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(filled) })
        .end(filled)
    },
    (error: unknown) => {
      const message = String(error)
      response.writeHead(500, { 'content-length': Buffer.byteLength(message) }).end(message)
    },
  )
})

server.listen(Number(process.env['PORT']), '127.0.0.1')
process.on('SIGTERM', () => process.exit(0))
