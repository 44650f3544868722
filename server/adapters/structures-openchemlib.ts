import type { Molecule } from 'openchemlib'
import { canBeDrawn, type Size, type Structures } from '#server/ports/structures.ts'

const picture = { width: 320, height: 240 }
/** Skeletal formulas by OpenChemLib. Lines are dark on a transparent ground: the page shows them on a light tile. */
export function openChemLibStructures(): Structures {
  return {
    // A megabyte of script, so it is loaded with the first molecule.
    draw: async (smiles) => drawn(smiles, (await import('openchemlib')).Molecule),
    measure: async (smiles) => {
      const { Molecule } = await import('openchemlib')
      return sizeOf(smiles, Molecule)
    },
    identify: async (smiles) => {
      const { Molecule } = await import('openchemlib')
      return readBounded(smiles, Molecule, () => {
        const molecule = Molecule.fromSmiles(smiles, { noCoordinates: true, noStereo: true })
        return { formula: molecule.getMolecularFormula().formula, skeleton: molecule.getIDCode() }
      })
    },
    configuration: async (smiles) => {
      const { Molecule } = await import('openchemlib')
      // Configuration is derived from coordinates.
      return readBounded(smiles, Molecule, () => Molecule.fromSmiles(smiles).getIDCode())
    },
  }
}

/** The symbols of atoms outside of brackets, of one letter and of two. */
const organicAtoms = /Cl|Br|[BCNOPSFIbcnops*]/g

/** The size that the text itself says, so that what is far too large is not read at all: reading 2,000 characters takes half a second. */
function writtenSize(smiles: string): Size {
  const bracketed = (smiles.match(/\[[^\]]*\]/g) ?? []).length
  const rest = smiles.replace(/\[[^\]]*\]/g, '')
  const atoms = bracketed + (rest.match(organicAtoms) ?? []).length
  // The ends of a bond that closes a ring carry the same number.
  return { atoms, rings: Math.floor((rest.match(/%\d\d|\d/g) ?? []).length / 2) }
}

function sizeOf(smiles: string, molecules: typeof Molecule): Size | undefined {
  const written = writtenSize(smiles)
  if (written.atoms > 0 && !canBeDrawn(written)) return written
  try {
    const molecule = molecules.fromSmiles(smiles, { noCoordinates: true, noStereo: true })
    const [atoms, bonds] = [molecule.getAllAtoms(), molecule.getAllBonds()]
    // A bond between connected atoms closes a ring.
    const belongsTo = Array.from({ length: atoms }, (_, atom) => atom)
    const partOf = (atom: number): number => {
      const next = belongsTo[atom] ?? atom
      return next === atom ? atom : partOf(next)
    }
    let rings = 0
    for (let bond = 0; bond < bonds; bond += 1) {
      const [left, right] = [partOf(molecule.getBondAtom(0, bond)), partOf(molecule.getBondAtom(1, bond))]
      if (left === right) rings += 1
      else belongsTo[left] = right
    }
    return { atoms, rings }
  } catch {
    // Not a SMILES that the library can read.
    return undefined
  }
}

/** Reads a molecule that is not too large; undefined for a SMILES that the library cannot read. */
function readBounded<Result>(smiles: string, molecules: typeof Molecule, read: () => Result): Result | undefined {
  const size = sizeOf(smiles, molecules)
  if (size === undefined || !canBeDrawn(size)) return undefined
  try {
    return read()
  } catch {
    return undefined
  }
}

function drawn(smiles: string, molecules: typeof Molecule): string | undefined {
  return readBounded(smiles, molecules, () =>
    molecules.fromSmiles(smiles).toSVG(picture.width, picture.height, undefined, {
      suppressChiralText: true,
      suppressESR: true,
      suppressCIPParity: true,
      noStereoProblem: true,
      autoCrop: true,
      autoCropMargin: 12,
      strokeWidth: '1.4',
      fontWeight: '600',
    }),
  )
}
