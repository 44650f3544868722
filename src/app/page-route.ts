import type { ComponentType } from 'react'
import type { MessageKey } from '#src/generated/message-keys.ts'
import type { Namespace } from '#src/i18n/i18n.ts'
import type { Path } from '#src/lib/paths.ts'

export interface PageRoute {
  path: Path | '*'
  access: 'public' | 'login' | 'seller'
  /** Whether header and footer stand around the screen. */
  shell: boolean
  /** Its namespace is loaded with the route. */
  titleKey: MessageKey
  /** The other namespaces that the screen shows texts of; those of the shell are there anyway. */
  texts?: readonly Namespace[]
  load: () => Promise<ComponentType>
}
