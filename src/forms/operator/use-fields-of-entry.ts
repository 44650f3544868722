import { useMemo } from 'react'

type Fields = Readonly<Record<string, string>>

/**
 * The server's problems of one entry of a list that was sent, by the names that the entry's own form has. Made once for each answer: the form
 * takes another object for other problems. `prefix` is a constant of its module.
 */
export const useFieldsOfEntry = (serverFields: Fields, prefix: RegExp): Fields =>
  useMemo(
    () => Object.fromEntries(Object.entries(serverFields).map(([path, problem]) => [path.replace(prefix, ''), problem])),
    [serverFields, prefix],
  )
