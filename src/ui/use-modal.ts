import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
  onSubmit: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * Shows the browser's own modal dialog for as long as the component stands: the rest of the page is inert, Escape and the
 * phone's back gesture ask to close, and the focus returns to where it was. Spread the result on a `<dialog>`.
 * @param askToClose called when the person wants it closed; the owner closes it by no longer rendering it.
 * @param byBackdrop whether a press beside the dialog asks to close it.
 * @param first selects what has the focus at first; without one that is there, the browser takes what can have it first.
 */
export function useModal(askToClose: () => void, byBackdrop: boolean, first?: string): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const standing = useRef(false)
  const pressedBackdrop = useRef(false)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    standing.current = true
    // jsdom and browsers before 2022 know the element but not its modal state; there it is shown without.
    if (typeof dialog.showModal === 'function') dialog.showModal()
    else dialog.setAttribute('open', '')
    if (first !== undefined) dialog.querySelector<HTMLElement>(first)?.focus()
    return () => {
      standing.current = false
      // Removing an open dialog would leave the focus nowhere; closing it first gives it back.
      if (typeof dialog.close === 'function') dialog.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the focus is set once, when the dialog is shown
  }, [])

  return {
    ref,
    onCancel(event) {
      // A file input inside sends the same event when its picker is dismissed.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      askToClose()
    },
    onClose(event) {
      // A second Escape closes it whatever `onCancel` said. The owner hears of it, and has its way if it keeps the dialog.
      if (event.target !== event.currentTarget || !standing.current) return
      const dialog = event.currentTarget
      // Told late, of a close that is past: React's StrictMode takes an effect back and does it again.
      if (dialog.open) return
      askToClose()
      requestAnimationFrame(() => {
        if (standing.current && !dialog.open) dialog.showModal()
      })
    },
    onMouseDown(event) {
      pressedBackdrop.current = event.target === event.currentTarget
    },
    onClick(event) {
      // Both ends of the press must be on the backdrop: a selection dragged out of a field must not close it.
      if (byBackdrop && pressedBackdrop.current && event.target === event.currentTarget) askToClose()
    },
    onSubmit(event) {
      // React lets events of a portal rise to its owner: a form around the owner would think itself sent.
      event.stopPropagation()
    },
  }
}
