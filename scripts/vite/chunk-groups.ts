/** The code that pages share. */
const shareable = /[\\/]src[\\/](api|components|flow|generated|i18n|lib|machines|session|ui)[\\/]/

const frontPage = /[\\/]src[\\/](main|screens[\\/]home[\\/]home-screen)\.tsx$/

/** The part of the bundler's module graph that is read here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null
}

/** Returns whether a module comes with the front page: the page's start or the home screen imports it, or something that they import. */
function isOfFrontPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (frontPage.test(id)) return true
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => !seen.has(importer) && isOfFrontPage(importer, graph, seen))
}

/** The modules that share a chunk, for `output.codeSplitting`. */
export const chunkGroups = [
  // Dependencies stay in the browser's cache from one deployment to the next.
  {
    name: 'packages',
    priority: 2,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|xstate|@xstate|i18next|react-i18next|openapi-fetch|use-[a-z-]+)[\\/]/,
  },
  // The front page's modules are one file, and those that three or more other pages share another: a phone on a slow network pays for each
  // request more than for its bytes, and no page makes the front page heavier by what it shares with others.
  {
    name: (id: string, graph: ModuleGraph) => (isOfFrontPage(id, graph) ? 'kit' : null),
    debugName: 'kit',
    test: shareable,
    priority: 1,
  },
  { name: 'parts', test: /[\\/]src[\\/](ui|components[\\/](catalogue|document|platform|search))[\\/]/, minShareCount: 3 },
  // What only a signed-in person's pages show is no weight of the lists that everybody sees.
  { name: 'trade', test: /[\\/]src[\\/]components[\\/](?!catalogue|document|platform|search)/, minShareCount: 2 },
]
