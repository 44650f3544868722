/** A path of the contract as a router takes it: the one parameter is called `id`, whatever the contract calls it. */
export const routePath = (path: string): string => `/api${path.replace(/\{\w+\}/, ':id')}`
