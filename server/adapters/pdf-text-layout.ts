import { printableText } from './pdf-fonts.ts'
import { type BidiParagraph, resolveParagraph, type TextDirection, type VisualRun, visualRuns } from './pdf-visual-runs.ts'

interface LaidOutRun extends VisualRun {
  readonly width: number
}

export interface LaidOutLine {
  readonly runs: readonly LaidOutRun[]
  readonly width: number
}

export interface LayoutOptions {
  /** Direction of the page: it decides where neutral characters go. */
  readonly direction: TextDirection
  /** Same unit as `measure` returns; unlimited by default. */
  readonly width?: number
  readonly measure: (run: VisualRun) => number
}

/**
 * Breaks a text into lines within the width and puts each into visual order. Lines break at plain spaces; a word too long for a line breaks
 * after punctuation if that helps (systematic names of chemicals), else between any two characters. No-break spaces hold. An empty text has
 * no lines.
 */
export function layOutText(text: string, options: LayoutOptions): LaidOutLine[] {
  return printableText(text)
    .split('\n')
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) => layOutParagraph(resolveParagraph(paragraph, options.direction), options))
}

function layOutParagraph(paragraph: BidiParagraph, options: LayoutOptions): LaidOutLine[] {
  const limit = options.width ?? Infinity
  const lines: LaidOutLine[] = []
  let line: LaidOutLine | undefined
  let start = 0
  for (const part of wordsOf(paragraph.text)) {
    const extended = layOutLine(paragraph, start, part.end, options)
    if (extended.width <= limit) {
      line = extended
      continue
    }
    if (line !== undefined) lines.push(line)
    start = part.start
    line = layOutLine(paragraph, start, part.end, options)
    while (line.width > limit) {
      const cut = lastCutThatFits(paragraph, start, part.end, options, limit)
      if (cut === part.end) break
      lines.push(layOutLine(paragraph, start, cut, options))
      start = cut
      line = layOutLine(paragraph, start, part.end, options)
    }
  }
  return line === undefined ? lines : [...lines, line]
}

function wordsOf(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/[^ ]+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

function layOutLine(paragraph: BidiParagraph, start: number, end: number, { measure }: LayoutOptions): LaidOutLine {
  const runs = visualRuns(paragraph, start, end).map((run) => ({ ...run, width: measure(run) }))
  return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
}

/** At least one character is taken, so that a column narrower than any of them still ends. */
function lastCutThatFits(paragraph: BidiParagraph, start: number, end: number, options: LayoutOptions, limit: number): number {
  let anywhere: number | undefined
  let afterPunctuation: number | undefined
  for (const { index, segment } of graphemes.segment(paragraph.text.slice(start, end))) {
    const cut = start + index + segment.length
    if (layOutLine(paragraph, start, cut, options).width > limit) break
    anywhere = cut
    if (/[-–/,;:)\]]$/.test(segment)) afterPunctuation = cut
  }
  const first = graphemes.segment(paragraph.text.slice(start, end)).containing(0)?.segment.length ?? 1
  return afterPunctuation ?? anywhere ?? start + first
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
