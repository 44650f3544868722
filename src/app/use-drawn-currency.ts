import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#src/session/use-session.ts'

/**
 * The currency that the page at `place` is drawn in: the reader's, but a page in which something was typed keeps the one that it has until
 * somebody goes on, because whatever is drawn anew begins empty.
 */
export function useDrawnCurrency(place: string): string | null {
  const currency = useSession((session) => session.currency)
  const { key } = useLocation()
  const typed = useRef(false)
  const [drawn, setDrawn] = useState({ place, currency })

  useEffect(() => {
    typed.current = false
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest('main')) typed.current = true
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each step begins with nothing typed
  }, [place, key])

  useEffect(() => {
    if (!typed.current) setDrawn({ place, currency })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- who has gone on has nothing typed any more
  }, [place, key, currency])

  return drawn.place === place ? drawn.currency : currency
}
