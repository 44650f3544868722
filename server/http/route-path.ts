/** Converts a path of the contract into a route: the one parameter is always called `id`. */
export const routePath = (path: string): string => `/api${path.replace(/\{\w+\}/, ':id')}`
