import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** The field of a one-time code lies over the cells drawn for its digits, so that pressing the first cell is writing in it. */
export async function coversItsCells(field: Locator): Promise<void> {
  const places = await field.evaluate((input) => {
    const cell = input.parentElement?.querySelector('span')?.getBoundingClientRect()
    const { left, top, height } = input.getBoundingClientRect()
    return { input: [left, top, height], cell: [cell?.left, cell?.top, cell?.height] }
  })
  expect(places.input).toEqual(places.cell)
}
