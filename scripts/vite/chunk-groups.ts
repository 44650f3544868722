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

/** Which modules share a chunk, for `output.codeSplitting`. */
export const chunkGroups = [
  // What changes only with a dependency's version stays in the reader's cache from one deployment to the next.
  {
    name: 'packages',
    priority: 2,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|xstate|@xstate|i18next|react-i18next|openapi-fetch|use-[a-z-]+)[\\/]/,
  },
  // What the front page is made of is one file, and what three other pages or more share another: a phone on a slow network pays
  // for each request more than for its bytes, and no page makes the front page heavier by what it shares with others.
  {
    name: (id: string, graph: ModuleGraph) => (isOfFrontPage(id, graph) ? 'kit' : null),
    debugName: 'kit',
    test: shareable,
    priority: 1,
  },
  { name: 'parts', test: /[\\/]src[\\/](ui|components)[\\/]/, minShareCount: 3 },
]
