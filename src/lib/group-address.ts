/** The address of a list with one of its groups chosen. */
export const groupAddress = (path: string, group: string): string => `${path}?${new URLSearchParams({ group }).toString()}`

/** The group that the query of an address asks for; empty when it asks for none. */
export const groupIn = (search: string): string => new URLSearchParams(search).get('group') ?? ''
