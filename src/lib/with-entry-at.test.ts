import { describe, expect, it } from 'vitest'
import { withEntryAt, withoutEntry } from './with-entry-at.ts'

const [acids, bases, salts] = [{ slug: 'acids' }, { slug: 'bases' }, { slug: 'salts' }]
const all = [acids, bases, salts]

describe('an entry of an ordered list', () => {
  it('is put in its place', () => {
    const solvents = { slug: 'solvents' }
    expect(withEntryAt(all, 'solvents', { entry: solvents, position: 1 })).toEqual([acids, solvents, bases, salts])
    expect(withEntryAt(all, 'solvents', { entry: solvents, position: 3 })).toEqual([acids, bases, salts, solvents])
  })

  it('moves to its place, which is that in the new order', () => {
    expect(withEntryAt(all, 'acids', { entry: acids, position: 2 })).toEqual([bases, salts, acids])
    expect(withEntryAt(all, 'salts', { entry: salts, position: 0 })).toEqual([salts, acids, bases])
  })

  it('is changed where it stands', () => {
    const renamed = { slug: 'bases', name: 'Alkalis' }
    expect(withEntryAt(all, 'bases', { entry: renamed, position: 1 })).toEqual([acids, renamed, salts])
  })

  it('is left out, and the list that was given stays as it is', () => {
    expect(withoutEntry(all, 'bases')).toEqual([acids, salts])
    expect(all).toEqual([acids, bases, salts])
  })
})
