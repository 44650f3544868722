import { useEffect, useEffectEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { createPart } from './create-part.tsx'

const Entries = createPart(async () => (await import('./navigation-panel-entries.tsx')).NavigationPanelEntries)

export interface NavigationPanelProps {
  open: boolean
  onClose: () => void
}

/** The navigation of a phone. It closes when it has led somewhere and when the window grows wide enough for the other one. */
export function NavigationPanel({ open, onClose }: NavigationPanelProps) {
  const text = useText()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const wide = matchMedia('(width > 768px)')
    const onWidthChange = () => {
      if (wide.matches) close()
    }
    wide.addEventListener('change', onWidthChange)
    return () => wide.removeEventListener('change', onWidthChange)
  }, [])
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={text('app:navigation.menu')}
      closeLabel={text('app:navigation.close')}
      side="start"
    >
      <Entries onFollow={onClose} />
    </Drawer>
  )
}
