import { expect, it } from 'vitest'
import { comparison, projectOf, timesOf } from './times.ts'

const file = (name: string, startTime: number, endTime: number, tests: number) => ({
  name,
  status: 'passed',
  startTime,
  endTime,
  assertionResults: Array.from({ length: tests }, () => ({ status: 'passed' })),
})

it('counts a project from the beginning of its first file to the end of its last one, and sorts by what took longest', () => {
  const testResults = [
    file('/p/src/a.test.ts', 1_000, 3_000, 2),
    file('/p/src/b.test.ts', 1_500, 2_000, 3),
    file('/p/tests/e2e/c.e2e.ts', 3_000, 9_000, 1),
    file('/p/tests/e2e/that-cannot-be-loaded.e2e.ts', 0, 0, 0),
  ]
  const counts = { numPassedTests: 6, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  expect(timesOf({ ...counts, testResults }, '/p')).toEqual({
    projects: [
      { project: 'e2e', seconds: 6, files: 1, tests: 1 },
      { project: 'unit', seconds: 2, files: 2, tests: 5 },
    ],
    files: [
      { path: 'tests/e2e/c.e2e.ts', project: 'e2e', seconds: 6, tests: 1 },
      { path: 'src/a.test.ts', project: 'unit', seconds: 2, tests: 2 },
      { path: 'src/b.test.ts', project: 'unit', seconds: 0.5, tests: 3 },
    ],
  })
})

it('knows the project of a test by its path', () =>
  expect(['tests/architecture/files.test.ts', 'src/app/gate.test.tsx', 'server/texts.test.ts'].map(projectOf)).toEqual([
    'architecture',
    'page',
    'unit',
  ]))

it('is loud about a run that has grown by more than a tenth over what the machine’s pace lets expect, and only then', () => {
  const recorded = { test: { waits: 100, multiple: 50 } }
  expect(comparison({ kind: 'test', seconds: 219, pace: 2 }, recorded)).toContain('200 s were to be expected')
  expect(comparison({ kind: 'test', seconds: 219, pace: 2 }, recorded)).not.toContain('SLOWER')
  expect(comparison({ kind: 'test', seconds: 224, pace: 2 }, recorded)).toContain('SLOWER BY 12 %')
  expect(comparison({ kind: 'test', seconds: 224, pace: 3 }, recorded)).not.toContain('SLOWER')
  expect(comparison({ kind: 'changed', seconds: 224, pace: 2 }, recorded)).toBeUndefined()
})
