const latin = /\p{Script=Latin}/u
const sameLetters = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true })

/** Whether two names can mean the same town. One in letters of another script says nothing against it; another in the same does. */
export function isSamePlaceName(one: string, other: string): boolean {
  if (latin.test(one) !== latin.test(other)) return true
  return sameLetters.compare(one.trim(), other.trim()) === 0
}
