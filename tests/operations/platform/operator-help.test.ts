import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'

/** Runs the command line as npm does; returns its exit code and what it printed. */
const operator = (...args: string[]) =>
  new Promise<{ code: unknown; out: string; complaint: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', ...args], (error, out, complaint) =>
      resolve({ code: error === null ? 0 : error.code, out, complaint }),
    )
  })

describe('the operator’s command line', () => {
  it('lists every command when asked in any way, or when nothing is asked', async () => {
    const [byOption, byCommand, withoutArgs] = await Promise.all([operator('--help'), operator('help'), operator()])
    expect([byOption.code, byOption.complaint]).toEqual([0, ''])
    expect(byOption.out).toMatch(/^The operator's command line\.\n/)
    for (const command of ['simulate-delivery', 'categories', 'tender-news', 'backup', 'restore', 'export', 'import-catalogue'])
      expect(byOption.out).toContain(`npm run operator -- ${command} `)
    expect([byCommand, withoutArgs]).toEqual([byOption, byOption])
  })

  it('tells of one command alone, with its own options', async () => {
    const { code, out, complaint } = await operator('backup', '--help')
    expect([code, complaint]).toEqual([0, ''])
    expect(out).toMatch(/^npm run operator -- backup --to FILE\n/)
    expect(out).toContain('\n      --to FILE  Where the archive goes\n')
    expect(out).not.toContain('restore')
  })

  it('refuses an option that is another command’s, and one before the command', async () => {
    const [wrongOptions, before] = await Promise.all([operator('backup', '--from', 'x'), operator('--to', 'x', 'backup')])
    expect([wrongOptions.code, wrongOptions.out, wrongOptions.complaint]).toEqual([
      1,
      '',
      "Unknown option '--from'.\nThe options of this command are --to.\n",
    ])
    expect([before.code, before.complaint.split('\n')[0]]).toEqual([1, 'The command comes first, its options (--to) behind it.'])
  })

  it('names what it does not know, and fails', async () => {
    const { code, out, complaint } = await operator('make-gold')
    expect([code, out]).toEqual([1, ''])
    expect(complaint).toMatch(/^There is no command make-gold\.\n\nThe operator's command line\./)
  })
})
