/**
 * The programs that tests need and npm does not bring: a browser, a database and a malware scanner. Installed from the distribution
 * where no confirmation is
 * needed.
 */
import { spawnSync, type SpawnSyncOptions } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = [
  {
    name: 'Chromium',
    debian: 'chromium-headless-shell',
    best: () => onPath('chromium-headless-shell'),
    found: () => onPath('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'),
  },
  { name: 'PostgreSQL', debian: 'postgresql', best: hasPostgres, found: hasPostgres },
  // 24 MB without its signatures, which no test needs.
  { name: 'clamd', debian: 'clamav-daemon', best: hasClamd, found: hasClamd },
]

/** Installs missing programs where permitted; returns a line for each that is still missing and how to get it. */
export function missingPrograms(): string[] {
  const missing = programs.filter(({ best }) => !best())
  if (missing.length === 0) return []
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    const packages = missing.map(({ debian }) => debian)
    console.log(`Installing ${packages.join(' and ')} …`)
    const quiet: SpawnSyncOptions = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
  }
  return missing
    .filter(({ found }) => !found())
    .map(({ name, debian }) => `${name} is missing. On Debian: apt-get install ${debian}. Elsewhere: put it on the PATH.`)
}

function onPath(...names: string[]): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.some((name) => folders.some((folder) => existsSync(join(folder, name))))
}

/** Debian keeps it where only root's PATH looks. */
function hasClamd(): boolean {
  return onPath('clamd') || existsSync('/usr/sbin/clamd')
}

function hasPostgres(): boolean {
  return onPath('initdb') || inDebiansFolder()
}

/** Debian keeps the server's programs off the PATH, one folder a version. */
function inDebiansFolder(): boolean {
  const folder = '/usr/lib/postgresql'
  return existsSync(folder) && readdirSync(folder).some((version) => existsSync(join(folder, version, 'bin', 'initdb')))
}
