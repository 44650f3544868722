import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65535)
const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: z.enum(['0', '1']).default('1'),
  SECRET_KEY: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
})

export type Environment = z.infer<typeof schema>

/** The process's settings (.env.example names them). Throws EnvironmentWrong with one line that names what is wrong. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // An empty variable is how a shell or a compose file unsets one.
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = schema.safeParse(set)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new EnvironmentWrong(`Settings that can not be used: ${wrong.join('; ')}`)
}

export class EnvironmentWrong extends Error {
  override readonly name = 'EnvironmentWrong'
}
