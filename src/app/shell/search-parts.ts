import { loadTexts } from '#src/i18n/i18n.ts'
import type { SearchPanel } from './search-panel.tsx'

export type SearchPanelPart = typeof SearchPanel

/** The panel of results with its texts. It is no part of the first page that somebody sees, so it comes when they turn to the box. */
export async function loadSearchPanel(): Promise<SearchPanelPart> {
  const [{ SearchPanel: part }] = await Promise.all([import('./search-panel.tsx'), loadTexts(['search', 'catalogue'])])
  return part
}
