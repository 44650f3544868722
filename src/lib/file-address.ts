/**
 * Where an uploaded file is: the `src` of a public image, the target of a public document's link. Private ones are fetched with a token.
 */
export const fileAddress = (fileId: string): string => `/api/files/viewFile/${fileId}`
