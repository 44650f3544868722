/**
 * What fontkit 2.0.4 leaves out of the OpenType specification and Bangla cannot do without (পরিবহন, নাইট্রোজেন):
 * mark filtering sets, the order of a context's backtrack, ligatures of a base with its marks, marks on the
 * parts of a split glyph. Set right on the opened font; HarfBuzz's results were the yardstick.
 */

interface ShapedGlyph {
  readonly id: number
  readonly isBase: boolean
  isMark: boolean
  readonly isMultiplied: boolean
  readonly ligatureID: number | null
  readonly ligatureComponent: number | null
}

interface Lookup {
  readonly flags: { readonly flags: { readonly useMarkFilteringSet: boolean }; markSet?: Coverage }
  readonly markFilteringSet?: number
}

interface Coverage {
  readonly version: number
}

interface MarkToBase {
  readonly markCoverage: Coverage
  readonly baseCoverage: Coverage
  readonly markArray: readonly { readonly class: number }[]
  readonly baseArray: readonly (readonly unknown[])[]
}

interface GlyphIterator {
  readonly index: number
  readonly cur: ShapedGlyph | null
  readonly options: Lookup['flags']
  shouldIgnore(glyph: ShapedGlyph): boolean
}

interface LookupProcessor {
  readonly table: { readonly lookupList: { get(index: number): Lookup } }
  readonly glyphs: readonly ShapedGlyph[]
  glyphIterator: GlyphIterator
  coverageIndex(coverage: Coverage, glyphId: number): number
  match(sequenceIndex: number, sequence: readonly unknown[], test: unknown, matched?: number[]): unknown
  applyLookup(type: number, table: unknown): boolean
  applyAnchor(mark: unknown, anchor: unknown, baseIndex: number): void
}

/** The part of fontkit's font whose lookups are mended. */
export interface LookupFont {
  readonly GDEF?: { readonly markGlyphSetsDef?: { readonly coverage: readonly Coverage[] } }
  readonly _layoutEngine: { readonly engine?: { GSUBProcessor?: LookupProcessor; GPOSProcessor?: LookupProcessor } }
}

const lookupType = { ligatureSubstitution: 4, markToBase: 4 } as const

/** Once for a font: a second time would turn the backtracks round again. */
export function mendLookups(font: LookupFont): void {
  const { GSUBProcessor: substitution, GPOSProcessor: positioning } = font._layoutEngine.engine ?? {}
  const markSets = font.GDEF?.markGlyphSetsDef?.coverage ?? []
  for (const processor of [substitution, positioning]) {
    if (processor === undefined) continue
    filterMarks(processor, markSets)
    readBacktrackFromTheInput(processor)
  }
  if (substitution !== undefined) keepMarksOnTheirBase(substitution)
  if (positioning !== undefined) attachMarksToParts(positioning)
}

function filterMarks(processor: LookupProcessor, markSets: readonly Coverage[]): void {
  const { lookupList } = processor.table
  const get = lookupList.get.bind(lookupList)
  lookupList.get = (index) => {
    const lookup = get(index)
    const set = lookup.flags.flags.useMarkFilteringSet ? markSets[lookup.markFilteringSet ?? -1] : undefined
    if (set !== undefined) lookup.flags.markSet = set
    return lookup
  }
  let current = processor.glyphIterator
  Object.defineProperty(processor, 'glyphIterator', {
    get: () => current,
    set: (iterator: GlyphIterator) => {
      current = iterator
      const ignored = iterator.shouldIgnore.bind(iterator)
      iterator.shouldIgnore = (glyph) => {
        const { markSet } = iterator.options
        return ignored(glyph) || (glyph.isMark && markSet !== undefined && processor.coverageIndex(markSet, glyph.id) < 0)
      }
    },
  })
}

/** A backtrack sequence counts away from the input; fontkit reads it towards it. */
function readBacktrackFromTheInput(processor: LookupProcessor): void {
  const match = processor.match.bind(processor)
  processor.match = (sequenceIndex, sequence, test, matched) =>
    match(sequenceIndex, sequenceIndex < 0 ? sequence.toReversed() : sequence, test, matched)
}

/** A base that swallows its marks is still a base: it must not number the marks around it as its components. */
function keepMarksOnTheirBase(processor: LookupProcessor): void {
  const apply = processor.applyLookup.bind(processor)
  processor.applyLookup = (type, table) => {
    const glyph = processor.glyphIterator.cur
    if (type !== lookupType.ligatureSubstitution || glyph === null || !glyph.isBase) return apply(type, table)
    glyph.isMark = true
    const applied = apply(type, table)
    glyph.isMark = false
    return applied
  }
}

function attachMarksToParts(processor: LookupProcessor): void {
  const apply = processor.applyLookup.bind(processor)
  processor.applyLookup = (type, table) => {
    if (type !== lookupType.markToBase) return apply(type, table)
    // The lookup's type decides what its table holds.
    return attachMark(processor, table as MarkToBase)
  }
}

function attachMark(processor: LookupProcessor, table: MarkToBase): boolean {
  const { glyphs, glyphIterator } = processor
  const mark = glyphIterator.cur && table.markArray[processor.coverageIndex(table.markCoverage, glyphIterator.cur.id)]
  if (!mark) return false
  for (let index = glyphIterator.index - 1; index >= 0; index -= 1) {
    const glyph = glyphs[index]
    if (glyph === undefined || glyph.isMark) continue
    const covered = processor.coverageIndex(table.baseCoverage, glyph.id)
    if (covered >= 0) {
      processor.applyAnchor(mark, table.baseArray[covered]?.[mark.class], index)
      return true
    }
    if (!continuesSplitGlyph(glyph, glyphs[index - 1])) return false
  }
  return false
}

function continuesSplitGlyph(glyph: ShapedGlyph, before: ShapedGlyph | undefined): boolean {
  if (!glyph.isMultiplied || before === undefined || before.isMark || before.ligatureComponent === null) return false
  return before.ligatureID === glyph.ligatureID && glyph.ligatureComponent === before.ligatureComponent + 1
}
