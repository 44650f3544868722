import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../../scripts/check/source-files.ts'

/** Prose words, and the field's terms instead. */
const forbidden: Readonly<Record<string, string>> = {
  way: 'path, method, link',
  thing: 'entity',
  word: 'payload, label, text, term',
  paper: 'document, attachment, page',
  trouble: 'alert',
  desk: 'panel, section, dashboard',
  look: 'viewState, appearance',
  means: 'context, deps',
  hear: 'onEvent, subscribe',
  heard: 'received, transcript, observed; emitted only for what goes out',
  tell: 'notify, send, publish',
  told: 'notified, emitted',
  news: 'events, notifications',
  goods: 'items',
  blame: 'setFailure',
  forgive: 'clearFailure',
  deal: 'entity',
  enclosure: 'attachment',
  leaving: 'accountDeletion',
  remember: 'store, cache',
  remembered: 'stored, cached',
  turnstile: 'mutex',
  lane: 'keyed mutex',
  booking: 'ledger entry',
  movement: 'transaction',
  world: 'fixture, host',
  house: 'architecture, site',
  hands: 'drivers',
  alphabet: 'events',
  peer: 'fake server',
  wish: 'values, filters',
  say: 'print, send, t',
  said: 'sent, output',
  saying: 'output',
  deed: 'act, action',
  somebody: 'user, client',
  nobody: 'none',
  anybody: 'user, client',
  who: 'user, caller',
  whom: 'recipient',
  whose: 'owner, scope',
  theirs: 'other…',
}

/** Names in which such a word is the field's own, or a third party's. */
const allowed: readonly { name: RegExp; path?: RegExp; reason: string }[] = [
  { name: /tender-?news/i, reason: 'Tender news is a page of the owner and its subject.' },
  { name: /(call|connect)-?peer|^peer(command|event|connection)?$/i, reason: 'WebRTC’s own word.' },
  { name: /^012-company-papers/, reason: 'A migration keeps the name that databases know it by.' },
  { name: /^goodsName$/, reason: 'A field of the contract.' },
  { name: /^(searchWords|word|lane)$/, path: /postgres.database\.ts$/, reason: 'A table and columns of the database.' },
  { name: /^house_number$/, path: /nominatim/, reason: 'Nominatim’s own field.' },
  { name: /^deed$/, path: /event-fixtures.chat\.ts$/, reason: 'A field of a machine’s event.' },
  { name: /^(theirs|say)$/, path: /call-flow\.ts$|fake-speech\.ts$/, reason: 'Fixtures that src uses, too.' },
  { name: /world-?(shapes|atlas)/i, reason: 'The map of the world.' },
  { name: /^news$/, path: /chat\.machine\.ts$/, reason: 'A state: those keep their names.' },
  { name: /^theirsBusy$/, path: /call-flow/, reason: 'A state: those keep their names.' },
  { name: /dangerous-?goods/i, reason: 'The United Nations’ own term.' },
  { name: /^goods$/, path: /awarding-dialogs/, reason: 'A value that the text names.' },
  {
    name: /^(goodsName(Hint)?|news|goods|onTheWay)$/,
    path: /^locales/,
    reason: 'Values and calls of the contract.',
  },
  { name: /^onTheWay$/, path: /order-groups\.ts$/, reason: 'A group of orders, as its text is called.' },
  { name: /alphabetOf/, reason: 'The letters of a password.' },
  {
    name: /^(words(Of|\.test\.ts)?|singleWords|foreignWords|spokenWords|longestWord|maxWordLength|(of|join)BanglaWord)$/,
    reason: 'Words of a written text, where a text is taken apart.',
  },
]

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/)

/** Returns the objection to a name, undefined without one. A plural counts as its singular. */
function objectionTo(name: string, path = ''): string | undefined {
  if (allowed.some((each) => each.name.test(name) && each.path?.test(path) !== false)) return undefined
  for (const part of partsOf(name)) {
    const word = [part, part.replace(/s$/, '')].find((each) => Object.hasOwn(forbidden, each))
    if (word !== undefined) return `${name}: not "${word}" but ${forbidden[word] ?? ''}`
  }
  return undefined
}

const sources = projectFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/src[\\/]generated|words\.test/.test(path))

/** Returns the names of a file's functions, types, classes, variables, parameters and properties. */
function declaredNames(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ESNext, true)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (isNamedDeclaration(node) && node.name !== undefined && ts.isIdentifier(node.name)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return names
}

/** Returns the keys of a file of texts, at every depth. */
const keysIn = (texts: unknown): string[] =>
  typeof texts === 'object' && texts !== null ? Object.entries(texts).flatMap(([key, inner]) => [key, ...keysIn(inner)]) : []

const namesOfStyles = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)|--([a-z][\w-]*)/gi)].map(([, className, property]) => className ?? property ?? '')

const isNamedDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isPropertySignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node)

describe('the words of the code', () => {
  it('are those of the field in the names of files and folders', () => {
    const paths = projectFiles().filter((path) => !/^(docs|locales|public|src[\\/]generated)/.test(path))
    const found = paths.flatMap((path) => path.split(/[\\/]/).flatMap((part) => objectionTo(part) ?? []))
    expect([...new Set(found)]).toEqual([])
  })

  it('are those of the field in the names of functions, types, variables, parameters and properties', () => {
    const found = sources.flatMap((path) => {
      const objections = declaredNames(path).flatMap((name) => objectionTo(name, path) ?? [])
      return objections.map((line) => `${path}: ${line}`)
    })
    expect(found).toEqual([])
  })

  it('are those of the field in the keys of texts and in the classes and properties of styles', () => {
    const keys = projectFiles().filter((path) => /^locales[\\/]en[\\/]/.test(path))
    const styles = projectFiles().filter((path) => path.endsWith('.css'))
    const named = (path: string, names: Iterable<string>) =>
      [...new Set(names)].flatMap((name) => objectionTo(name, path) ?? []).map((line) => `${path}: ${line}`)
    const found = [
      ...keys.flatMap((path) => named(path, keysIn(JSON.parse(readFileSync(path, 'utf8'))))),
      ...styles.flatMap((path) => named(path, namesOfStyles(readFileSync(path, 'utf8')))),
    ]
    expect(keys.length).toBeGreaterThan(0)
    expect(styles.length).toBeGreaterThan(0)
    expect(found).toEqual([])
  })

  it('say in comments what a function returns, and that something cannot be', () => {
    const found = sources.flatMap((path) => {
      const comments = readFileSync(path, 'utf8').match(/\/\*\*[^]*?\*\//g) ?? []
      return comments
        .filter((comment) => /^\/\*\*\s+(\* )?Answers |\bcan not\b/.test(comment))
        .map((comment) => `${path}: ${comment}`)
    })
    expect(found).toEqual([])
  })

  it('find a forbidden word in any part of a name, and no other word that only contains it', () =>
    expect(
      ['paymentWays', 'OrderWords', 'order-desk.tsx', 'TenderNewsScreen', 'wayfarer', 'subway'].map((name) => objectionTo(name)),
    ).toEqual([
      'paymentWays: not "way" but path, method, link',
      'OrderWords: not "word" but payload, label, text, term',
      'order-desk.tsx: not "desk" but panel, section, dashboard',
      undefined,
      undefined,
      undefined,
    ]))
})
