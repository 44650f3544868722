import { describe, expect, it } from 'vitest'
import arabic from '#locales/ar/ghs.json'
import bangla from '#locales/bn/ghs.json'
import english from '#locales/en/ghs.json'
import { hazardCodes, isHazardCode, isPictogram, isPrecautionCode, pictograms, precautionCodes } from './ghs.ts'

const locales = { english, arabic, bangla }

const statementsOf = (texts: typeof english): Record<string, string> => ({ ...texts.hazard, ...texts.precaution })

describe.each(Object.entries(locales))('the %s wording', (language, texts) => {
  it('covers exactly the codes of the list, in its order', () => {
    expect(Object.keys(texts.hazard)).toStrictEqual([...hazardCodes])
    expect(Object.keys(texts.precaution)).toStrictEqual([...precautionCodes])
    expect(Object.keys(texts.pictogram)).toStrictEqual([...pictograms])
    expect(Object.keys(texts.signal)).toStrictEqual(['danger', 'warning'])
    expect(Object.keys(texts.note)).toStrictEqual(['supplierSds', 'translation'])
  })

  it('leaves no gap for somebody else to fill in', () => {
    const unfinished = Object.entries(statementsOf(texts)).filter(([, text]) => /…|\.\.|[[\]<>{}]|^\s|\s$|\s\s/.test(text))
    expect(unfinished).toStrictEqual([])
  })

  it('ends every statement, and opens every condition with a colon', () => {
    const stop = language === 'bangla' ? '।' : '.'
    const conditions = Object.entries(statementsOf(texts)).filter(([, text]) => !text.endsWith(stop))
    expect(conditions.map(([code]) => code)).toStrictEqual(
      'P301 P302 P303 P304 P305 P306 P307 P308 P309 P332 P333 P337 P342 P370 P371'.split(' '),
    )
    expect(conditions.filter(([, text]) => !text.endsWith(':'))).toStrictEqual([])
  })

  it('tells apart what the codes tell apart', () => {
    const codeByText = new Map<string, string>()
    const shared: string[][] = []
    for (const [code, text] of Object.entries(statementsOf(texts))) {
      const earlier = codeByText.get(text)
      if (earlier === undefined) codeByText.set(text, code)
      else shared.push([earlier, code])
    }
    expect(shared).toStrictEqual([])
  })

  it('builds a combined precaution from the wording of its parts', () => {
    const wording: Readonly<Record<string, string>> = texts.precaution
    const joinedInOneSentence = ['P361+P364', 'P362+P364']
    const differing = precautionCodes.filter((code) => {
      const parts = code.split('+').map((part) => wording[part])
      return wording[code] !== parts.join(' ')
    })
    expect(differing).toStrictEqual(joinedInOneSentence)
  })
})

describe('the translations', () => {
  it('are written in their own script throughout', () => {
    const latin = (texts: typeof english): string[] => Object.values(statementsOf(texts)).filter((text) => /[A-Za-z]/.test(text))
    expect(latin(arabic)).toStrictEqual([])
    expect(latin(bangla)).toStrictEqual([])
  })

  it('name every route of exposure of a combined hazard statement', () => {
    expect(english.hazard['H302+H332']).toBe('Harmful if swallowed or if inhaled.')
    expect(arabic.hazard['H302+H332']).toBe('ضار إذا ابتُلع أو استُنشق.')
    expect(bangla.hazard['H302+H332']).toBe('গিলে ফেললে বা শ্বাসের সঙ্গে গ্রহণ করলে ক্ষতিকর।')
  })
})

describe('the code lists', () => {
  it('name no code twice', () => {
    const all = [...hazardCodes, ...precautionCodes, ...pictograms]
    expect(new Set(all).size).toBe(all.length)
  })

  it('have the form of their kind, and parts in combinations that are codes themselves', () => {
    expect(
      hazardCodes.filter((code) => !/^(H[234]\d\d(\+H[234]\d\d)*|H3[56][01][FDfdi]{1,2}|EUH\d{3}A?)$/.test(code)),
    ).toStrictEqual([])
    expect(precautionCodes.filter((code) => !/^P[1-5]\d\d(\+P[1-5]\d\d)*$/.test(code))).toStrictEqual([])
    expect(hazardCodes.flatMap((code) => code.split('+')).filter((part) => !isHazardCode(part))).toStrictEqual([])
    expect(precautionCodes.flatMap((code) => code.split('+')).filter((part) => !isPrecautionCode(part))).toStrictEqual([])
  })

  it.each(['H225', 'H350i', 'H360F', 'H360D', 'H360FD', 'H360Fd', 'H360Df', 'H361fd', 'H300+H310', 'EUH066', 'EUH201A'])(
    'know the hazard statement %s',
    (code) => expect(isHazardCode(code)).toBe(true),
  )

  it.each(['', 'H299', 'H360fD', 'h225', 'H225 ', 'H310+H300', 'H225+H302', 'EUH66', 'P210', 'toString'])(
    'know no hazard statement "%s"',
    (code) => expect(isHazardCode(code)).toBe(false),
  )

  it.each(['P102', 'P210', 'P280', 'P305+P351+P338', 'P370+P372+P380+P373', 'P316', 'P501'])('know the precaution %s', (code) =>
    expect(isPrecautionCode(code)).toBe(true),
  )

  it.each(['', 'P299', 'p210', 'P305 + P351 + P338', 'P338+P351+P305', 'P102+P501', 'H225'])('know no precaution "%s"', (code) =>
    expect(isPrecautionCode(code)).toBe(false),
  )

  it('know the nine pictograms', () =>
    expect(['GHS00', 'GHS01', 'GHS09', 'GHS10', 'ghs01'].map(isPictogram)).toStrictEqual([false, true, true, false, false]))
})
