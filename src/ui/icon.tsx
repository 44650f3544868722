import { classNames } from './class-names.ts'
import styles from './icon.module.css'
// One small file beside the scripts: it costs the pages no script, and is fetched once.
import sprite from './icons.svg?url&no-inline'

/** The drawings in `icons.svg`; a test holds the two together. */
export type IconName =
  | 'bank'
  | 'bell'
  | 'box'
  | 'building'
  | 'calendar'
  | 'camera'
  | 'card'
  | 'cart'
  | 'chat'
  | 'check'
  | 'chevron-down'
  | 'chevron-end'
  | 'chevron-start'
  | 'chevron-up'
  | 'clock'
  | 'close'
  | 'copy'
  | 'download'
  | 'edit'
  | 'error'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'filter'
  | 'flask'
  | 'gavel'
  | 'globe'
  | 'help'
  | 'home'
  | 'image'
  | 'info'
  | 'lock'
  | 'logout'
  | 'map-pin'
  | 'menu'
  | 'mic'
  | 'mic-off'
  | 'minus'
  | 'moon'
  | 'more'
  | 'paperclip'
  | 'pause'
  | 'phone'
  | 'phone-off'
  | 'play'
  | 'plus'
  | 'receipt'
  | 'refresh'
  | 'search'
  | 'send'
  | 'settings'
  | 'share'
  | 'shield'
  | 'star'
  | 'success'
  | 'sun'
  | 'swap'
  | 'tag'
  | 'trash'
  | 'truck'
  | 'upload'
  | 'user'
  | 'users'
  | 'video'
  | 'video-off'
  | 'wallet'
  | 'warning'

/** Drawings that point along the line of reading or forward on the way; they turn round in a right-to-left page. */
const directional: ReadonlySet<IconName> = new Set(['chevron-start', 'chevron-end', 'logout', 'send', 'truck', 'external'])

export interface IconProps {
  name: IconName
  /** By default as tall as the text around it. */
  size?: 'small' | 'large' | undefined
  /** Fill the outline, for something switched on (a star, a bookmark). */
  filled?: boolean | undefined
}

/** A decorative drawing: what it means must stand beside it in words, or as the label of its button. */
export function Icon({ name, size, filled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        styles.icon,
        size === 'small' && styles.small,
        size === 'large' && styles.large,
        filled && styles.filled,
        directional.has(name) && styles.mirrored,
      )}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
