import type { Row } from '#server/store/tables.ts'
import type { Listing } from './catalogue.ts'

type Kind = Listing['packaging'][number]['kind']

/** Drawn by scripts/demo-pictures.ts into public/demo: what each packaging looks like, the first one beside its product's name. */
const drawn: Partial<Record<Kind, readonly string[]>> = {
  drum: ['drum-blue', 'drums-blue', 'drum-green'],
  IBC: ['tank'],
  bag: ['bag-kraft', 'bags-kraft', 'bag-white'],
  jerrycan: ['drum-green'],
  bottle: ['bottle-brown'],
}

/** Pictures for two products in three: the page must look well without any. */
export function demoPictures({ packaging }: Listing, position: number): Pick<Row<'products'>, 'profileImage' | 'images'> {
  if (position % 3 === 2) return { profileImage: null, images: [] }
  const names = [...new Set(packaging.flatMap(({ kind }) => drawn[kind] ?? []))]
  const [first, ...others] = names.map((name) => `/demo/${name}.webp`)
  return first === undefined ? { profileImage: null, images: [] } : { profileImage: first, images: others.slice(0, 3) }
}
