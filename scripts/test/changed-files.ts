import { execFileSync } from 'node:child_process'

/**
 * Returns the files that differ from `base`, a commit or a branch, committed or not; without it those that are not committed, or those of
 * the last commit when there are none. Throws when git does not know the base.
 */
export function changedFiles(base?: string, root = process.cwd()): { base: string; files: string[] } {
  if (base !== undefined) return { base, files: since(base, root) }
  const uncommitted = since('HEAD', root)
  return uncommitted.length > 0 ? { base: 'HEAD', files: uncommitted } : { base: 'HEAD~1', files: since('HEAD~1', root) }
}

function since(commit: string, root: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--no-renames', commit)
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...changed, ...untracked])].toSorted()
}

const git = (cwd: string, ...args: string[]): string[] =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\n')
    .filter((line) => line !== '')
