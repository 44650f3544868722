import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Code that is fetched beside what a person asked for: they wait for nothing, or its caller has a limit of its own. */
const withoutLimit: Record<string, string> = {
  'src/main.tsx': 'the mock of the demo, before there is a page',
  'src/app/shell/banner.tsx': 'the messages of the banner turn without them',
  'src/app/toasts.tsx': 'until the box has come the messages stand in the page',
  'src/machines/platform/live-changes.ts': 'a view that does not hear of changes is still a view',
  'src/push/browser-push.ts': 'pushes',
  'src/mock/start-mock.ts': 'the mock of the demo',
}

it('a panel, a dialog or a drawing that does not come in 120 seconds is an error', () => {
  // A route's `load` is given its limit by load-route, a part's by create-part.
  const limited =
    /withinChunkLimit\(\s*(?:Promise\.all\(\[)?$|\bload: async \(\) =>\s*\(await $|createPart\(async \(\) => \(await $/
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `src/${file}`)
    .filter((file) => withoutLimit[file] === undefined)
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      return [...text.matchAll(/(?<!typeof )\bimport\(/g)]
        .filter(({ index }) => !limited.test(text.slice(Math.max(0, index - 80), index)))
        .map(({ index }) => `${file}: ${text.slice(index, index + 60).split('\n')[0]}`)
    })
  expect(found).toEqual([])
})
