/** Draws 2D structures. */
export interface Structures {
  /** An SVG document of the molecule, or undefined when the SMILES can not be read. */
  draw(smiles: string): Promise<string | undefined>
  /** Whether the SMILES can be read: less work than drawing it. */
  canRead(smiles: string): Promise<boolean>
}
