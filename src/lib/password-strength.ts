/** What is guessed first: used alone or with something hung on it, these make no password. */
const guessedFirst = [
  'password',
  'passwort',
  'welcome',
  'iloveyou',
  'letmein',
  'monkey',
  'dragon',
  'football',
  'sunshine',
  'princess',
  'master',
  'admin',
  'administrator',
  'login',
  'secret',
  'default',
  'changeme',
  'bangladesh',
  'allah',
  'muhammad',
  'kimiya',
  'chemical',
  'chemicals',
  'acetone',
  'company',
  'summer',
  'winter',
  'spring',
  'qwerty',
  'azerty',
]

/** Rows of keys, and the alphabet: a run along one of them is no more than its length. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]

/** How hard a password is to guess. This is advice; what the server refuses stands in server/domain/account/password-rules.ts. */
export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

/** Each sign of a password that is left (`signsWorth`) is worth its alphabet in bits. */
export function passwordStrength(password: string, personalTerms: readonly string[] = []): PasswordStrength {
  const bits = signsWorth(password, personalTerms) * Math.log2(alphabetOf(password))
  if (bits < 45) return 'weak'
  if (bits < 60) return 'fair'
  return bits < 80 ? 'good' : 'strong'
}

/**
 * Returns how many signs are left of a password when everything cheap is taken for one: words that are tried first, words that belong to
 * the person (name, e-mail address), repeats, and runs along the keyboard.
 */
export function signsWorth(password: string, personalTerms: readonly string[] = []): number {
  const own = personalTerms.flatMap((words) => words.toLowerCase().split(/[\s@._+-]+/)).filter((term) => term.length >= 3)
  // Long words first, so that a short one inside of them does not leave their rest behind.
  const cheap = [...guessedFirst, ...own].toSorted((one, other) => other.length - one.length)
  const plain = cheap.reduce((left, term) => left.replaceAll(term, '\u0000'), undisguised(password))
  const signs = Array.from(plain)
  return signs.filter((sign, index) => !follows(sign, signs[index - 1], signs[index - 2])).length
}

/** Returns the password in lower case, with letters in the place of the signs that stand for them. */
export function withoutDisguise(password: string): string {
  const disguises: Readonly<Record<string, string>> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
  }
  return Array.from(password.toLowerCase(), (sign) => disguises[sign] ?? sign).join('')
}

/** `P@ssw0rd` is a password too. */
function undisguised(password: string): string {
  const lower = password.toLowerCase()
  const bare = withoutDisguise(lower)
  // Only where a word comes to light: `2451` is not `2asi`.
  return guessedFirst.some((term) => bare.includes(term)) ? bare : lower
}

/** A repeat of the sign before, or the next of a run that is three signs long by now. */
function follows(sign: string, before: string | undefined, beforeThat: string | undefined): boolean {
  if (before === undefined) return false
  if (sign === before) return true
  return beforeThat !== undefined && runs.some((run) => run.includes(beforeThat + before + sign))
}

function alphabetOf(password: string): number {
  const kinds: readonly [RegExp, number][] = [
    [/[a-z]/, 26],
    [/[A-Z]/, 26],
    [/[0-9]/, 10],
    [/[ -/:-@[-`{-~]/, 33],
    // Arabic, Bangla and whatever else: about an alphabet more.
    [/[^ -~]/, 40],
  ]
  return kinds.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 1)
}
