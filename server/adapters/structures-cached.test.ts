import { expect, it, vi } from 'vitest'
import { cachedStructures } from './structures-cached.ts'
import { openChemLibStructures } from './structures-openchemlib.ts'

it('a molecule is read once, and one that could not be read is read again', async () => {
  const inner = openChemLibStructures()
  const identify = vi.spyOn(inner, 'identify')
  const structures = cachedStructures(inner)
  const answers = await Promise.all([structures.identify('CCO'), structures.identify('CCO')])
  expect([answers[0], identify.mock.calls.length]).toEqual([answers[1], 1])
  expect(await structures.identify('CCO')).toEqual(answers[0])
  expect([await structures.identify('not ('), await structures.identify('not (')]).toEqual([undefined, undefined])
  expect(identify.mock.calls.map(([smiles]) => smiles)).toEqual(['CCO', 'not (', 'not ('])
})

it('a molecule whose reading failed is read again', async () => {
  const draw = vi.fn().mockRejectedValueOnce(new Error('The thread ended')).mockResolvedValueOnce('<svg/>')
  const structures = cachedStructures({ ...openChemLibStructures(), draw })
  await expect(structures.draw('CCO')).rejects.toThrow('ended')
  expect([await structures.draw('CCO'), await structures.draw('CCO')]).toEqual(['<svg/>', '<svg/>'])
})
