import { z } from 'zod'
import { tool } from './command.ts'

const report = z.object({
  summary: z.object({
    totalCruised: z.number(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        rule: z.object({ name: z.string() }),
        cycle: z.array(z.object({ name: z.string() })).optional(),
      }),
    ),
    ruleSetUsed: z.object({ forbidden: z.array(z.object({ name: z.string(), comment: z.string() })) }),
  }),
})

/** With a compiler it does not understand, dependency-cruiser finds no module and reports success. */
const fewestModules = 100

/** Returns a line for each import that .dependency-cruiser.mjs forbids. */
export async function importProblems(): Promise<string[]> {
  const { code, output, stdout } = await tool(
    'depcruise',
    '--config=.dependency-cruiser.mjs',
    '--output-type=json',
    'src',
    'server',
    'scripts',
    'tests',
    'vite.config.ts',
    'vitest.config.ts',
  )
  if (!stdout.startsWith('{')) return [`dependency-cruiser ended with ${code}`, output]
  const { summary } = report.parse(JSON.parse(stdout))
  const reasons = new Map(summary.ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]))
  const found = summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle === undefined ? `${from} → ${to}` : [from, ...cycle.map(({ name }) => name)].join(' → ')
    return `${rule.name}: ${path}  (${reasons.get(rule.name) ?? ''})`
  })
  if (summary.totalCruised <= fewestModules)
    found.push(`only ${summary.totalCruised} modules were read: the tool sees no TypeScript`)
  return found
}
