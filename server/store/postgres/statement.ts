import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely'
import type { Compilable, Expression } from 'kysely'
import type { Statement } from './connection.ts'
import type { Schema } from './database.ts'

/** The values of a call as parameters of its statement; undefined where the call gives none. */
export type Given<Values> = {
  readonly [Name in keyof Values]: Expression<Exclude<Values[Name], undefined>> | Extract<Values[Name], undefined>
}

/** A placeholder of a value; its number is that of the parameter, once compiled. */
class Placeholder {
  number: string | undefined
  constructor(readonly name: string) {}
}

/** Writes a constant into the text, so that the planner sees it: an index of active products needs the literal 'active'. */
class StatementCompiler extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (!(value instanceof Placeholder)) this.appendImmediateValue(value)
    else if (value.number !== undefined) this.append(value.number)
    else {
      super.appendValue(value)
      value.number = this.getCurrentParameterPlaceholder()
    }
  }
}

/** Builds statements with the columns' types. It is connected to nothing: a `Connection` runs what it compiles. */
export const builder = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new StatementCompiler(),
  },
})

/** The most compiled shapes of one statement, so that arbitrary filters cannot fill the memory. */
const maxShapes = 500

interface Compiled {
  text: string
  names: readonly string[]
}

/**
 * A statement that is built and compiled once for each shape, then only given its values. A shape is what `shape` says (a direction, a
 * fixed limit) and which values are given. Values reach `build` as parameters, so that none can get into the text.
 */
export function statement<Values extends object, Shape extends object | void = void>() {
  return <Row>(
    build: (given: Given<Values>, shape: Shape) => Compilable<Row>,
  ): ((values: Values, shape: Shape) => Statement<Row>) => {
    const cache = new Map<string, Compiled>()
    return (values, shape) => {
      const key = keyOf(values, shape)
      let compiled = cache.get(key)
      if (compiled === undefined) {
        compiled = compile((given: Given<Values>) => build(given, shape), values)
        if (cache.size < maxShapes) cache.set(key, compiled)
      }
      return bound(compiled, values)
    }
  }
}

function compile<Values extends object>(build: (given: Given<Values>) => Compilable, values: Values): Compiled {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    value === undefined ? undefined : sql.val(new Placeholder(name)),
  ])
  // The same names, each with a parameter for its value, which Object.fromEntries cannot say.
  const { sql: text, parameters } = build(Object.fromEntries(given) as Given<Values>).compile()
  return { text, names: parameters.flatMap((parameter) => (parameter instanceof Placeholder ? [parameter.name] : [])) }
}

/** The values in the order of their parameters. The row type is that of the builder, which `Compilable` carries. */
function bound<Row>({ text, names }: Compiled, values: object): Statement<Row> {
  const named: Record<string, unknown> = { ...values }
  return { text, values: names.map((name) => named[name]) }
}

function keyOf(values: object, shape: object | void): string {
  let key = shape === undefined ? '' : JSON.stringify(shape)
  for (const [name, value] of Object.entries(values)) if (value !== undefined) key += ` ${name}`
  return key
}

/** A name of a table or a column in a statement. Names come from the row schemas, never from a caller. */
export function quoted(name: string): string {
  return `"${name}"`
}
