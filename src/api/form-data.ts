/** A body as a multipart form: files and texts as they are, each file of a list in a part of its own, any other value as JSON. */
export function formDataOf(body: object): FormData {
  const form = new FormData()
  // Of an object's values nothing is known beforehand; each is asked for what it is.
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined) continue
    if (value instanceof Blob) form.append(name, value)
    else if (isFileList(value)) for (const file of value) form.append(name, file)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}

function isFileList(value: unknown): value is File[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => item instanceof File)
}
