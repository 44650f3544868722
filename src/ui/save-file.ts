/** Hands a file to the person as a download. A new tab would be taken for a pop-up, for the file comes only after the press. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file once the press has been worked through.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** For a flow that hands out a document which was opened (create-entity-machine). */
export const savesDocument = {
  saveFile: (_: unknown, { file, attachment }: { file: Blob; attachment: { fileName: string } }) =>
    saveFile(file, attachment.fileName),
}

/** For a flow that hands out a file which was asked for (create-file-machine). */
export const savesFile = {
  saveFile: (_: unknown, { file, fileName }: { file: Blob; fileName: string }) => saveFile(file, fileName),
}
