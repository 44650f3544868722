import { readMapSettings } from '#src/lib/map-settings.ts'

/** Where the map's style is, when the page was built with one; nothing when the outline of the world is the map, or no answer came. */
export async function mapStyleAddress(): Promise<string | undefined> {
  try {
    const response = await fetch('/map-settings.json')
    return readMapSettings(await response.json())?.styleUrl
  } catch {
    // The outline does without.
    return undefined
  }
}
