import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { setUpOperatorPages } from '#tests/support/operator-pages.tsx'
import { CaseFiles } from '../case-files.tsx'

const done = {
  _id: 'i1',
  fileName: 'lab.csv',
  seller: { _id: 'u1', email: 'seller@kimiya.example', fullName: 'Sara Haddad' },
  by: 'catalogue@staff.example',
  reason: 'Asked for by the seller',
  status: 'completed',
  dryRun: false,
  total: 2,
  done: 2,
  counts: { created: 1, changed: 0, unchanged: 0, refused: 1, held: 0 },
  unused: [],
  problems: [],
  createdAt: '2026-11-24T08:00:00.000Z',
}
const refused = {
  line: 3,
  outcome: 'refused',
  reference: 'LAB-2',
  faults: [{ column: 'casNumber', value: '67-64-2', reason: 'The check digit is wrong.' }],
  given: { casNumber: '67-64-2' },
}

const { open, calls, answers } = setUpOperatorPages({
  getCatalogueImports: () => [200, { imports: [done], total: 1 }],
  getCatalogueImportRows: () => [200, { rows: [refused], total: 1 }],
})

/** What the browser was given to save. */
function savedFiles() {
  const files: Blob[] = []
  URL.createObjectURL = (file) => {
    files.push(file as Blob) // Nothing but blobs is saved.
    return 'blob:saved'
  }
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  return files
}

it('names columns in the operator’s language, marks refused rows, and hands them over to be mended', async () => {
  const files = savedFiles()
  await open('/operator/imports/i1?page=1', 'catalogue')
  const badge = await screen.findByText('Refused', { selector: '[class*=danger]' })
  expect(badge.closest('tr')?.textContent).toContain('CAS number')
  await userEvent.click(screen.getByRole('button', { name: 'Download the refused rows' }))
  expect(calls.at(-1)?.body).toEqual({ importId: 'i1', outcome: 'refused', page: 1, pageSize: 100 })
  expect(await files[0]?.text()).toBe('Line,What is wrong,casNumber\r\n3,casNumber: The check digit is wrong.,67-64-2\r\n')
})

it('has templates, with what each column is', async () => {
  const files = savedFiles()
  await open('/operator/imports', 'catalogue')
  await userEvent.click(await screen.findByText('Templates and columns'))
  expect(screen.getByRole('row', { name: /casNumber/ }).textContent).toContain('CAS number')
  await userEvent.click(screen.getByRole('button', { name: 'Template: needed columns' }))
  expect(await files[0]?.text()).toContain('name_en,category,casNumber')
})

it('a picture of a case is shown in the page, and not saved', async () => {
  const files = savedFiles()
  answers['readCaseFile'] = () => [200, {}]
  const file = { _id: 'f1', fileName: 'drum.png', contentType: 'image/png', size: 4 }
  render(
    <CaseFiles
      subject="dispute"
      subjectId="o1"
      files={[file, { ...file, _id: 'f2', fileName: 'list.xlsx', contentType: 'application/x' }]}
    />,
  )
  expect(screen.getAllByRole('button', { name: /here$/ }).length).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show drum.png here' }))
  expect((await screen.findByRole('img', { name: 'drum.png' })).getAttribute('src')).toBe('blob:saved')
  expect([files.length, files[0]?.type]).toEqual([1, 'image/png'])
  await userEvent.click(screen.getByRole('button', { name: 'Hide drum.png' }))
  expect(screen.queryByRole('img', { name: 'drum.png' })).toBe(null)
})
