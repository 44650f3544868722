/**
 * The largest molecule that is drawn. The work grows with the square of the atoms and more, and no picture of a larger one can be read;
 * vancomycin has 101.
 */
export const mostAtoms = 150

/** Draws 2D structures. */
export interface Structures {
  /** An SVG document of the molecule, or undefined when the SMILES cannot be read or has more than `mostAtoms`. */
  draw(smiles: string): Promise<string | undefined>
  /** How many atoms other than implicit hydrogen the SMILES names; undefined when it cannot be read. Less work than drawing it. */
  countAtoms(smiles: string): Promise<number | undefined>
}
