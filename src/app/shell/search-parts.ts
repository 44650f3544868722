import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { loadTexts } from '#src/i18n/i18n.ts'
import type { SearchPanel } from './search-panel.tsx'
import type { PictureSearch } from './search-picture.tsx'
import type { VoiceSearch } from './search-voice.tsx'

export type SearchPanelPart = typeof SearchPanel
export type VoiceSearchPart = typeof VoiceSearch
export type PictureSearchPart = typeof PictureSearch

/** The panel of results with its texts. It is no part of the first page that somebody sees, so it comes when they turn to the box. */
export async function loadSearchPanel(): Promise<SearchPanelPart> {
  const [{ SearchPanel: part }] = await withinChunkLimit(
    Promise.all([import('./search-panel.tsx'), loadTexts(['search', 'catalogue'])]),
  )
  return part
}

export async function loadVoiceSearch(): Promise<VoiceSearchPart> {
  const [{ VoiceSearch: part }] = await withinChunkLimit(Promise.all([import('./search-voice.tsx'), loadTexts(['search'])]))
  return part
}

export async function loadPictureSearch(): Promise<PictureSearchPart> {
  const [{ PictureSearch: part }] = await withinChunkLimit(
    Promise.all([import('./search-picture.tsx'), loadTexts(['search', 'catalogue'])]),
  )
  return part
}
