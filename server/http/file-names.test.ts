import { expect, it, onTestFinished } from 'vitest'
import type { FileResult } from '#server/operation.ts'
import { createHttpServer } from './http-server.ts'

/** The response header for a file of this name. */
async function dispositionOf(fileName: string | undefined, attachment: boolean): Promise<unknown> {
  const file: FileResult = { bytes: new Uint8Array(1), contentType: 'application/pdf', cache: 'private', attachment }
  if (fileName !== undefined) file.fileName = fileName
  const server = await createHttpServer({
    dispatch: async () => ({ kind: 'file', file }),
    ready: async () => true,
    onDefect: (defect) => {
      throw defect
    },
  })
  onTestFinished(() => server.close())
  return (await server.inject({ url: '/api/platform/getBannerNumbers' })).headers['content-disposition']
}

it.each([
  [undefined, true, 'attachment'],
  [undefined, false, undefined],
  ['INV-2026-000001.pdf', false, 'inline; filename=INV-2026-000001.pdf'],
  ['SDS (v3).pdf', true, 'attachment; filename="SDS (v3).pdf"'],
  ['شهادة.pdf', true, `attachment; filename="?????.pdf"; filename*=UTF-8''%D8%B4%D9%87%D8%A7%D8%AF%D8%A9.pdf`],
  ['সনদ.pdf', false, `inline; filename="???.pdf"; filename*=UTF-8''%E0%A6%B8%E0%A6%A8%E0%A6%A6.pdf`],
  ['a";\r\nx=y.pdf', true, `attachment; filename="a\\";??x=y.pdf"; filename*=UTF-8''a%22%3B%0D%0Ax%3Dy.pdf`],
  ['"; filename=other.exe', true, String.raw`attachment; filename="\"; filename=other.exe"`],
  ['50%20.pdf', false, `inline; filename=50%20.pdf; filename*=UTF-8''50%2520.pdf`],
  ["'é\ud800'.pdf", false, `inline; filename="'?_'.pdf"; filename*=UTF-8''%27%C3%A9_%27.pdf`],
])('a file named %j is answered with its name, attached: %j', async (fileName, attachment, header) =>
  expect(await dispositionOf(fileName, attachment)).toBe(header),
)
