/** The server's problems of one entry of a list that was sent, by the names that the entry's own form has. */
export function fieldsOfEntry(serverFields: Readonly<Record<string, string>>, prefix: RegExp): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(serverFields).map(([path, problem]) => [path.replace(prefix, ''), problem]))
}
