export interface MapSettings {
  /** A style of the MapLibre style specification, whose tiles, letters and signs come from the same host. */
  styleUrl: string
}

/** The settings in a file that the build has made of VITE_MAP_STYLE_URL; nothing when the embedded outline is the map. */
export function readMapSettings(file: unknown): MapSettings | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const styleUrl: unknown = Reflect.get(file, 'styleUrl')
  return typeof styleUrl === 'string' && URL.canParse(styleUrl) ? { styleUrl } : undefined
}
