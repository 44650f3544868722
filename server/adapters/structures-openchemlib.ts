import type { Molecule } from 'openchemlib'
import { mostAtoms, type Structures } from '#server/ports/structures.ts'

const size = { width: 320, height: 240 }
/** Drawings kept in memory; a catalogue shows the same few thousand over and over. */
const kept = 2_000

/** Skeletal formulas by OpenChemLib. Lines are dark on a transparent ground: the page shows them on a light tile. */
export function openChemLibStructures(): Structures {
  const drawings = new Map<string, string | undefined>()
  return {
    draw: async (smiles) => {
      if (drawings.has(smiles)) return drawings.get(smiles)
      // A megabyte of script, so it is loaded with the first drawing.
      const library = await import('openchemlib')
      const drawing = drawn(smiles, library.Molecule)
      if (drawings.size >= kept) drawings.clear()
      drawings.set(smiles, drawing)
      return drawing
    },
    countAtoms: async (smiles) => {
      const { Molecule } = await import('openchemlib')
      return atomsOf(smiles, Molecule)
    },
  }
}

function atomsOf(smiles: string, molecules: typeof Molecule): number | undefined {
  try {
    return molecules.fromSmiles(smiles, { noCoordinates: true, noStereo: true }).getAllAtoms()
  } catch {
    // Not a SMILES that the library can read.
    return undefined
  }
}

function drawn(smiles: string, molecules: typeof Molecule): string | undefined {
  const atoms = atomsOf(smiles, molecules)
  if (atoms === undefined || atoms > mostAtoms) return undefined
  try {
    const molecule = molecules.fromSmiles(smiles)
    return molecule.toSVG(size.width, size.height, undefined, {
      suppressChiralText: true,
      suppressESR: true,
      suppressCIPParity: true,
      noStereoProblem: true,
      autoCrop: true,
      autoCropMargin: 12,
      strokeWidth: '1.4',
      fontWeight: '600',
    })
  } catch {
    // Not a SMILES that the library can read: there is no drawing.
    return undefined
  }
}
