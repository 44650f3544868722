import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { listedPasswords } from './breached-passwords-list.ts'
import { rangePasswords } from './breached-passwords-range.ts'

it.each([
  ['as it is', 'qwertyuiop'],
  ['in other letter case', 'QwertyUiop'],
  ['between spaces', ' qwertyuiop '],
  ['with a year and a sign', 'michael2024!'],
  ['with a run of digits', 'dragon123456789'],
  ['with digits before it', '2026charlie'],
  ['with signs for its letters', 'b@sk3tb@ll'],
  ['twice', 'monkeymonkey'],
  ['in the letters of a wide script', 'ｑｗｅｒｔｙｕｉｏｐ'],
])('the list has a frequent password %s', async (_, password) => expect(await listedPasswords.includes(password)).toBe(true))

it.each(['four drums of toluene', 'dragon 4821 lorry', 'হলুদ ড্রাম তিনটি', 'سبعة براميل زرقاء', 'Kimiya-Demo-1'])(
  'the list lets "%s" be',
  async (password) => expect(await listedPasswords.includes(password)).toBe(false),
)

it('the list takes fewer than one in 10,000 passwords that nobody uses for a frequent one', async () => {
  // The same passwords in every run: digests of the numbers up to 20,000.
  const strangers = Array.from({ length: 20_000 }, (_, at) =>
    createHash('sha256').update(String(at)).digest('base64').slice(0, 16),
  )
  const taken = await Promise.all(strangers.map((password) => listedPasswords.includes(password)))
  expect(taken.filter(Boolean).length).toBeLessThanOrEqual(2)
})

const leaked = 'seven blue barrels'
// The service's own form of a hash: https://haveibeenpwned.com/API/v3#PwnedPasswords
const hash = createHash('sha1').update(leaked).digest('hex').toUpperCase()
const nothingListed = { includes: async () => false }

/** A service that answers so, and what it was asked. */
function service(answer: () => Promise<Response>, list = nothingListed) {
  const asked: [unknown, RequestInit | undefined][] = []
  const failures: unknown[] = []
  const passwords = rangePasswords({
    url: 'https://range.example/range/',
    list,
    onFailure: (failure) => failures.push(failure),
    fetch: async (url, init) => {
      asked.push([url, init])
      return answer()
    },
    timeout: 20,
  })
  return { passwords, asked, failures }
}

const page =
  (...lines: string[]) =>
  async () =>
    new Response(lines.join('\r\n'))

it('the service is told five digits of the hash and nothing else, and asked to pad its answer', async () => {
  const { passwords, asked } = service(page(`${'0'.repeat(35)}:4`, `${hash.slice(5)}:12`))
  expect(await passwords.includes(leaked)).toBe(true)
  expect(asked.map(([url, { signal: _, ...init } = {}]) => [url, init])).toEqual([
    [
      `https://range.example/range/${hash.slice(0, 5)}`,
      { headers: { 'add-padding': 'true', 'user-agent': 'Kimiya marketplace' }, redirect: 'error' },
    ],
  ])
})

it('what pads the service’s answer counts as not found', async () => {
  expect(await service(page(`${hash.slice(5)}:0`)).passwords.includes(leaked)).toBe(false)
  expect(await service(page(`${'0'.repeat(35)}:4`)).passwords.includes(leaked)).toBe(false)
})

it('the service is not asked about what the list has', async () => {
  const { passwords, asked } = service(page(), { includes: async () => true })
  expect([await passwords.includes(leaked), asked]).toEqual([true, []])
})

it('the list alone decides while the service is away, which is told once until it answers again', async () => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => new Response('', { status: 503 }),
    page(),
    async () => new Response('', { status: 429 }),
  ]
  const { passwords, failures } = service(() => (answers.shift() ?? page())())
  for (let calls = 0; calls < 4; calls += 1) expect(await passwords.includes(leaked)).toBe(false)
  expect(failures.map(String)).toEqual(['TypeError: fetch failed', 'Error: The service of breached passwords answered 429'])
})

it('a service that is silent is waited for no longer than its time', async () => {
  const failures: unknown[] = []
  const passwords = rangePasswords({
    url: 'https://range.example/range',
    list: nothingListed,
    onFailure: (failure) => failures.push(failure),
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('it took too long')))),
    timeout: 20,
  })
  expect([await passwords.includes(leaked), failures]).toEqual([false, [new Error('it took too long')]])
})
