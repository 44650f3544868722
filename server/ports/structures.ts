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

/** Draws 2D structures. */
export interface Structures {
  /** An SVG document of the molecule, or undefined when the SMILES cannot be read or is larger than `most`. */
  draw(smiles: string): Promise<string | undefined>
  /** How large the molecule is; undefined when the SMILES cannot be read. Less work than drawing it, whatever the molecule. */
  measure(smiles: string): Promise<Size | undefined>
}
