import { readFileSync } from 'node:fs'

/**
 * Who may import whom, as CONTRIBUTING.md states it. `npm run check` runs it and counts the modules, because a run that
 * understood no TypeScript would find nothing wrong.
 */

/** The areas of the marketplace, from the uppermost to the lowest. */
const areas = JSON.parse(readFileSync(new URL('scripts/check/areas.json', import.meta.url), 'utf8'))

const ours = '^(src|server|locales|tests|scripts)/'
const isTest = '\\.test\\.tsx?$'

/** Files under `from` may import, of ours, only themselves and `allowed`. Tests stand outside: they may reach for what they prove. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: isTest },
  to: { path: ours, pathNot: [from, ...allowed] },
})

const never = (name, from, to, comment, more = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: isTest },
  to: { path: to, ...more },
})

const generated = '^src/generated/'
const lib = '^src/lib/'
const lifecycles = '^src/machines/lifecycles/'
const api = '^src/api/'
const session = '^src/session/'
const i18n = '^src/i18n/'
const machines = '^src/machines/'
const flow = '^src/flow/'
const ui = '^src/ui/'
const components = '^src/components/'
const forms = '^src/forms/'
const screens = '^src/screens/'
const push = '^src/push/'
const mock = '^src/mock/'
/** The operators' pages: an area of their own, with a bundle and a session of their own. */
const operator = '^src/operator/'
/** The driver's page: a bundle of its own, with the smallest client and no session. */
const delivery = '^src/delivery/'
const operatorParts = '^src/(machines|forms)/operator/|^src/api/call-operator-api\\.ts$|^src/generated/operator-call-table\\.ts$'
const react = '^node_modules/(@types/)?(react|react-dom|react-router|react-router-dom|react-i18next|@xstate/react)/'

const page = [
  only('generated-alone', generated, [], 'src/generated imports nothing of ours.'),
  only('lib-alone', lib, [], 'src/lib is pure and imports nothing of ours.'),
  only(
    'lifecycles',
    lifecycles,
    [generated],
    'A life-cycle is shared by page and server: xstate and generated types, nothing else.',
  ),
  only('api', api, [generated, lib], 'src/api gets token and language as functions; it knows the contract and no page.'),
  only('session', session, [lib, generated], 'src/session keeps state; it knows no flow and no view.'),
  only('i18n', i18n, [lib, generated], 'src/i18n turns keys and values into text.'),
  only('machines', machines, [lifecycles, api, lib, generated], 'A flow knows calls and life-cycles, no view.'),
  only('push', push, [i18n, lib, generated], 'src/push runs in a worker too: it knows no flow and no view.'),
  only('flow', flow, [machines, lib, generated], 'src/flow runs a machine in a component and lets the app hear what it emits.'),
  only('ui', ui, [lib, i18n, generated], 'src/ui knows no domain, no router, no API.'),
  only(
    'components',
    components,
    [ui, lib, i18n, generated, lifecycles],
    'A component takes props; it reaches no machine, no server.',
  ),
  only('forms', forms, [components, ui, lib, i18n, generated], 'A form is a schema and its fields.'),
  only(
    'screens',
    screens,
    [generated, lib, machines, flow, session, i18n, ui, components, forms],
    'A screen reaches the server through a machine, and never the app around it.',
  ),
  only(
    'app',
    '^src/app/',
    [generated, lib, machines, flow, api, session, i18n, push, ui, components, forms, screens],
    'src/app joins the page; it knows neither the mock nor the server.',
  ),
  only(
    'start',
    '^src/main\\.tsx$',
    [generated, lib, machines, flow, api, session, i18n, ui, components, forms, screens, '^src/app/', mock],
    'The page starts from files of the page.',
  ),
  only(
    'operator',
    operator,
    [
      generated,
      lib,
      machines,
      flow,
      '^src/api/api-settings\\.ts$',
      '^src/api/call-api\\.ts$',
      i18n,
      ui,
      components,
      forms,
      '^src/app/toast(s|-signal)\\.tsx?$',
    ],
    'The operators’ pages know nothing of the shop’s session, routes and screens; of its frame they share the toasts.',
  ),
  only(
    'delivery',
    delivery,
    [
      generated,
      lib,
      '^src/machines/delivery/driver-',
      '^src/api/(api-error|call-carrier-api)\\.ts$',
      '^src/i18n/languages\\.ts$',
      '^src/ui/(tokens|base)\\.css$',
    ],
    'The driver’s page is small: nothing of the shop’s but its colours.',
  ),
  never('delivery-apart', '^src/(?!delivery/)', delivery, 'The shop carries nothing of the driver’s page.'),
  never('operator-apart', '^src/(?!operator/)', operator, 'The shop carries nothing of the operators’ pages.'),
  {
    name: 'operator-parts-apart',
    comment: 'Flows, forms and calls of operators are for their pages alone.',
    severity: 'error',
    from: { path: '^src/', pathNot: [operator, operatorParts, isTest] },
    to: { path: operatorParts },
  },
  {
    name: 'operator-without-shop-calls',
    comment: 'A flow of operators makes calls of operators; the shop’s go in the shop’s session.',
    severity: 'error',
    from: { path: '^src/machines/operator/', pathNot: isTest },
    to: { path: '^src/api/(call-api|live-events|event-stream|upload)\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  only('mock', mock, ['^server/', generated, lib], 'The mock is the server in the page: its operations over the memory store.'),
  never(
    'types-of-generated-only',
    `${ui}|${components}|${lifecycles}`,
    generated,
    'Only types: schemas and tables are heavy, and not theirs.',
    {
      dependencyTypesNot: ['type-only'],
    },
  ),
  {
    name: 'no-other-screen',
    comment: 'Two screens share through src/components or src/forms.',
    severity: 'error',
    from: { path: '^src/screens/([^/]+)/' },
    to: { path: screens, pathNot: '^src/screens/$1/' },
  },
  never('mock-on-demand', '^src/main\\.tsx$', mock, 'A static import would put the mock into every page.', { dynamic: false }),
  never(
    'pure-of-react',
    `${generated}|${lib}|${api}|${machines}|${push}`,
    react,
    'These run without React: in tests, in the server, in a worker.',
  ),
  never('flow-without-texts', machines, '^node_modules/i18next', 'A flow emits a key; src/app turns it into text.'),
  never(
    'no-router-in-kit',
    `${ui}|${components}|${forms}`,
    '^node_modules/react-router',
    'Where a link leads comes in as a prop.',
  ),
]

const left = {
  transport: '^server/(http/|main\\.ts$)',
  dispatch: '^server/(dispatch|operations|validation|rate-limits|receive-form)\\.ts$',
  operations: '^server/operations/',
  domain: '^server/domain/',
  adapters: '^server/adapters/',
  demo: '^server/(demo|jobs|operator)/',
}

/** http → dispatch → operations → domain → store, ports: nobody imports what stands to the left. */
const server = [
  only(
    'server',
    '^server/',
    [generated, lib, lifecycles, '^locales/'],
    'Of the page, the server shares contract, pure functions and life-cycles.',
  ),
  never('server-without-react', '^server/', react, 'The server draws no page.'),
  never(
    'http-through-dispatch',
    '^server/http/',
    // The network that an address belongs to is counted here as it is by the limits behind dispatch.
    `^(?!server/domain/platform/network-of\\.ts$)(?:${left.operations}|${left.domain}|^server/store/)`,
    'Dispatch is the one path of every call.',
  ),
  never(
    'dispatch-below-http',
    left.dispatch,
    `${left.transport}|${left.adapters}|${left.demo}`,
    'Dispatch knows no transport and no provider.',
  ),
  never(
    'operations-below-dispatch',
    left.operations,
    `${left.transport}|${left.dispatch}|${left.adapters}|${left.demo}`,
    'An operation knows no transport, no provider, no envelope.',
  ),
  {
    name: 'no-other-operation',
    comment: 'What two operations share is a rule of the domain: server/domain.',
    severity: 'error',
    from: { path: '^server/operations/([^/]+/[^/]+)\\.ts$', pathNot: isTest },
    to: { path: left.operations, pathNot: '^server/operations/$1\\.ts$' },
  },
  never(
    'domain-below-operations',
    left.domain,
    `${left.transport}|${left.dispatch}|${left.operations}|${left.adapters}|${left.demo}`,
    'A rule of the domain is used by operations, not the other way round.',
  ),
  never(
    'store-below-all',
    '^server/store/',
    `${left.transport}|${left.dispatch}|${left.operations}|${left.domain}|${left.adapters}|${left.demo}|^server/ports/`,
    'The store keeps rows and answers queries; of the rules it knows those of searching, which its implementations share.',
    { pathNot: ['^server/domain/search/(search-text|formula-search|near-spelling|seller-search)\\.ts$'] },
  ),
  never(
    'ports-are-interfaces',
    '^server/ports/',
    `${left.transport}|${left.dispatch}|${left.operations}|${left.adapters}|${left.demo}`,
    'A port names what is needed; who provides it is chosen in server/main.ts.',
  ),
  never(
    'adapters-alone',
    left.adapters,
    `${left.transport}|${left.dispatch}|${left.operations}`,
    'An adapter speaks to one provider.',
  ),
  {
    name: 'runs-in-the-page',
    comment: 'The demo runs the operations in the page, which has none of the modules of Node.',
    severity: 'error',
    from: { path: '^server/(domain|operations|ports)/', pathNot: '\\.test\\.ts$' },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'ships-without-dev-dependencies',
    comment:
      'The server runs from `dependencies`; only the memory store, which only the demo page loads, is made of a tool for tests.',
    severity: 'error',
    from: { path: '^server/', pathNot: [isTest, '^server/store/memory/'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
  },
]

/** An area of the domain uses the areas below it, so that each can be read without those above. */
const domainAreas = areas
  .slice(1)
  .map((area, index) =>
    never(
      `domain-${area}`,
      `^server/domain/${area}/`,
      `^server/domain/(${areas.slice(0, index + 1).join('|')})/`,
      `${area} stands below these areas (scripts/check/areas.json).`,
    ),
  )

const everywhere = [
  {
    name: 'known-folder',
    comment: 'A folder without a rule here may import anything: give it one.',
    severity: 'error',
    from: {
      path: '^src/(?!main\\.tsx$|(?:generated|lib|api|session|i18n|push|machines|flow|ui|components|forms|screens|app|mock|operator|delivery)/)|^server/[^/]+/',
      pathNot: '^server/(http|operations|domain|store|ports|adapters|demo|jobs|operator)/',
    },
    to: {},
  },
  {
    name: 'no-cycle',
    comment: 'Two files that need each other are one, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  { name: 'resolvable', comment: 'The import leads nowhere.', severity: 'error', from: {}, to: { couldNotResolve: true } },
  {
    name: 'declared',
    comment: 'The package is not in package.json, so a clean install would not have it.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  never('mock-from-start-alone', '^(src|server)/(?!mock/|main\\.tsx$)', mock, 'Only src/main.tsx loads the mock.'),
  {
    name: 'no-test-in-product',
    comment: 'What ships imports no test and no script.',
    severity: 'error',
    from: { path: '^(src|server)/', pathNot: isTest },
    to: { path: [isTest, '^tests/', '^scripts/'] },
  },
]

export default {
  forbidden: [...page, ...server, ...domainAreas, ...everywhere],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(dist|public)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    cache: false,
  },
}
