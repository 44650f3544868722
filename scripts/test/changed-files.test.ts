import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { changedFiles } from './changed-files.ts'

it('takes what is not committed, else the last commit, else what a base is named for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kimiya-changes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@kimiya.example', ...args], { cwd: folder, stdio: 'pipe' })
  const commit = (name: string) => {
    writeFileSync(join(folder, name), name)
    git('add', '-A')
    git('commit', '-qm', name)
  }
  git('init', '-q')
  commit('one.ts')
  commit('two.ts')
  commit('three.ts')
  expect(changedFiles(undefined, folder)).toEqual({ base: 'HEAD~1', files: ['three.ts'] })
  expect(changedFiles('HEAD~2', folder)).toEqual({ base: 'HEAD~2', files: ['three.ts', 'two.ts'] })
  writeFileSync(join(folder, 'four.ts'), '')
  rmSync(join(folder, 'one.ts'))
  expect(changedFiles(undefined, folder)).toEqual({ base: 'HEAD', files: ['four.ts', 'one.ts'] })
})
