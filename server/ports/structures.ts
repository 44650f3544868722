/**
 * The largest molecule that is drawn, and the one with the most rings: the work grows with the square of the atoms, and without bound
 * with rings that share atoms. Vancomycin has 101 atoms, copper phthalocyanine 12 rings.
 */
export const most = { atoms: 150, rings: 14 }

export interface Size {
  /** Without implicit hydrogen. */
  atoms: number
  /** Bonds that could be cut without a part coming off. */
  rings: number
}

export const canBeDrawn = ({ atoms, rings }: Size): boolean => atoms > 0 && atoms <= most.atoms && rings <= most.rings

/** What a molecule is, whatever its configuration and however its SMILES is written. */
export interface StructureIdentity {
  /** With charges left out and deuterium as D ('OD2' of heavy water). */
  formula: string
  /** One text for a molecule and its stereoisomers. */
  skeleton: string
}

/** Draws and compares 2D structures. */
export interface Structures {
  /** An SVG document of the molecule, or undefined when the SMILES cannot be read or is larger than `most`. */
  draw(smiles: string): Promise<string | undefined>
  /** How large the molecule is; undefined when the SMILES cannot be read. Less work than drawing it, whatever the molecule. */
  measure(smiles: string): Promise<Size | undefined>
  /** Undefined when the SMILES cannot be read or is larger than `most`. */
  identify(smiles: string): Promise<StructureIdentity | undefined>
  /** One text for one stereoisomer; several times the work of `identify`. Undefined as there. */
  configuration(smiles: string): Promise<string | undefined>
}
