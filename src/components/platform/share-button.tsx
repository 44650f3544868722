import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'

export interface ShareButtonProps {
  /** Title in the phone's own sharing sheet. */
  title: string
  /** A link into the page, from the root. */
  address: string
}

/** Passes a link on: by the phone's own sheet where there is one, else by the clipboard. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const text = useText()
  const [outcome, setOutcome] = useState<'shared' | 'shareFailed' | undefined>(undefined)

  async function share() {
    const url = new URL(address, location.href).href
    // Where a mouse is at hand the sheet is no help; the link in the clipboard is.
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      // Closing the sheet is no failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      setOutcome('shared')
    } catch {
      setOutcome('shareFailed')
    }
  }

  return (
    <>
      <Button icon={outcome === 'shared' ? 'check' : 'share'} onClick={() => void share()} onBlur={() => setOutcome(undefined)}>
        {outcome === undefined ? text('catalogue:product.share') : text(`catalogue:product.${outcome}`)}
      </Button>
      <VisuallyHidden role="status">{outcome !== undefined && text(`catalogue:product.${outcome}`)}</VisuallyHidden>
    </>
  )
}
