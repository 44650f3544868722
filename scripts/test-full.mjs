/**
 * `npm run test:full`: `npm test` with the whole matrix: every store for every operation, every transition of every flow in a browser,
 * the trade on each target in each language, axe in both colours in each language, twenty rounds of killed servers.
 */
process.argv.push('--full')
await import('./test.mjs')
