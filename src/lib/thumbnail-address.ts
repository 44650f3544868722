/** Of a public picture, by its address: no side longer than 240 pixels. A picture that is no uploaded file has one size. */
export const thumbnailAddress = (address: string): string => address.replace('/viewFile/', '/viewThumbnail/')
