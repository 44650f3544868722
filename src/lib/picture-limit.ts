/** Product specification §3: a picture to search with must be smaller, in bytes. */
export const pictureLimit = 4 * 1024 * 1024
