import { expect, it } from 'vitest'
import { EnvironmentWrong, readEnvironment } from './environment.ts'

it('needs nothing on a bare machine', () => {
  expect(readEnvironment({ PATH: '/usr/bin', DATABASE_URL: '' })).toEqual({
    ...{ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', DEMO: '1', LOG_LEVEL: 'warn' },
  })
})

it.each([
  ['a port that is none', { PORT: 'http' }, 'PORT'],
  ['a database that is not PostgreSQL', { DATABASE_URL: 'mysql://x/y' }, 'DATABASE_URL'],
  ['a secret that can be guessed', { SECRET_KEY: 'secret' }, 'SECRET_KEY'],
])('names %s in one line', (_name, variables, named) => {
  expect(() => readEnvironment(variables)).toThrow(EnvironmentWrong)
  expect(() => readEnvironment(variables)).toThrow(new RegExp(`^Settings that can not be used: ${named}: .+$`))
})
