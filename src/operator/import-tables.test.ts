import { expect, it } from 'vitest'
import { refusedRowsFile, templateFile } from './import-tables.ts'

it('a template names the columns that every listing needs', async () => {
  const text = await templateFile('needed').text()
  expect(text).toBe(
    'name_en,category,casNumber,molecularFormula,grade,purity,physicalForm,packaging,countryOfOrigin,minimumOrder,price,stock,leadTimeDays,incoterms\r\n',
  )
})

it('a spreadsheet reads a template as UTF-8', async () => {
  const bytes = new Uint8Array(await templateFile('all').arrayBuffer())
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
})

it('refused rows are a table with their reasons, of the columns that any of them has, and no formula', async () => {
  const rows = [
    {
      line: 3,
      outcome: 'refused' as const,
      reference: 'A-1',
      faults: [{ column: 'CAS', value: '67-64-2', reason: 'The check digit is wrong.' }],
      given: { name_en: 'Acetone, pure', casNumber: '67-64-2' },
    },
    {
      line: 9,
      outcome: 'refused' as const,
      reference: '',
      faults: [{ value: '', reason: 'Too many cells.' }],
      given: { brand: '=1+1' },
    },
  ]
  expect(await refusedRowsFile(rows, { line: 'Line', reason: 'Reasons' }).text()).toBe(
    [
      'Line,Reasons,name_en,casNumber,brand',
      '3,CAS: The check digit is wrong.,"Acetone, pure",67-64-2,',
      "9,Too many cells.,,,'=1+1",
      '',
    ].join('\r\n'),
  )
})
