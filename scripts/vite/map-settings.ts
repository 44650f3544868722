import { type Plugin, loadEnv } from 'vite'
import { generatedFiles } from './generated-files.ts'

/** The address of the map's style, read by page and server; null without one: then the map is the embedded outline. */
export function mapSettings(mode: string): Plugin {
  return generatedFiles('kimiya-map-settings', () => [
    { path: 'map-settings.json', type: 'application/json', content: () => settingsOf(mode) },
  ])
}

function settingsOf(mode: string): string {
  const styleUrl = loadEnv(mode, process.cwd(), 'VITE_MAP_STYLE_URL')['VITE_MAP_STYLE_URL'] ?? ''
  if (styleUrl !== '' && !URL.canParse(styleUrl)) throw new Error('VITE_MAP_STYLE_URL is a whole address, with https://')
  return JSON.stringify(styleUrl === '' ? null : { styleUrl })
}
