/** Whether this is `npm run test:full`, which tries every combination where `npm test` tries each case once. */
export const isFullRun = process.env['KIMIYA_TEST_FULL'] === '1'
