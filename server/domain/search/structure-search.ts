import type { OperationContext } from '#server/operation.ts'
import { formulaKey } from './formula-search.ts'

/** Milliseconds after which a typed structure is searched by its formula alone. */
const longestComparing = 1_500

type Context = Pick<OperationContext, 'tables' | 'ports' | 'now'>

/** What a SMILES is written with; no text with a space, and nothing that is longer than the search takes. */
const form = /^[\w@+\-[\]()=#%.\\/:*]{2,200}$/
/** Signs that bonds, branches and charges are written with, and no name, number or formula; a slash can be one of a ratio. */
const isUnmistakable = (text: string) => /[=#@]|\[[^\d\]]|\([=A-Za-z]*\)[A-Za-z]/.test(text)
/** Atoms and rings alone, as in 'CCO' and 'c1ccccc1': a formula can look like that, and hardly a name. Two atoms are a formula ('CO', 'NO'). */
const isChain = (text: string) => /^(Cl|Br|[BCNOPSFIbcnops]|\d){3,}$/.test(text)

/**
 * Returns what to search for: the CAS number of the substance whose structure was typed as SMILES, in whatever way it is written, or the text as
 * it is. A text that could be a name or a formula as well ('CCO') is taken for a structure when nothing is found by it.
 * Without the very stereoisomer its only sibling is found; where there are several, or none, whatever has the same formula.
 */
export async function substanceSearched(context: Context, text: string): Promise<string> {
  const { tables, ports, now } = context
  const smiles = text.trim()
  if (!form.test(smiles)) return text
  if (!isUnmistakable(smiles) && (!isChain(smiles) || (await tables.searchProducts(text, now, 1, 0)).total > 0)) return text
  const typed = await ports.structures.identify(smiles)
  const key = typed && formulaKey(typed.formula)
  if (typed === undefined || key === undefined) return text
  const siblings: { casNumber: string; smiles: string }[] = []
  const end = performance.now() + longestComparing
  for (const substance of await tables.substancesOf(key)) {
    // Its substances are read once: a later search gets further.
    if (performance.now() > end) return typed.formula
    const offered = await ports.structures.identify(substance.smiles)
    if (offered?.skeleton === typed.skeleton) siblings.push(substance)
  }
  if (siblings.length > 1) {
    const configuration = await ports.structures.configuration(smiles)
    for (const { casNumber, smiles: offered } of siblings)
      if ((await ports.structures.configuration(offered)) === configuration) return casNumber
  }
  const [only, ...others] = siblings
  return only === undefined || others.length > 0 ? typed.formula : only.casNumber
}
