import { thumbnailAddress } from './thumbnail-address.ts'

/** Of a public picture, by its address: what a page shows it by, in two sizes for the browser to choose from. */
export function pictureSources(address: string): { src: string; srcSet?: string } {
  const src = address.replace('/viewFile/', '/viewPicture/')
  return src === address ? { src } : { src, srcSet: `${thumbnailAddress(address)} 240w, ${src} 720w` }
}
