import { useState } from 'react'
import styles from './copy-button.module.css'
import { IconButton } from './icon-button.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string
  /** Says what is copied: "Copy CAS number". */
  label: string
  copiedLabel: string
  failedLabel: string
}

/** Copies a short text; says so on the spot and to assistive technology until the focus or the pointer goes elsewhere. */
export function CopyButton({ text, label, copiedLabel, failedLabel }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | undefined>(undefined)

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Rejection by the person or the browser, or the page is not served securely.
      setOutcome('failed')
    }
  }
  function forget() {
    setOutcome(undefined)
  }

  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : outcome === 'failed' ? 'warning' : 'copy'}
        label={label}
        onClick={() => void copy()}
        onBlur={forget}
        onPointerLeave={forget}
        className={outcome === 'copied' ? styles.copied : undefined}
      />
      <VisuallyHidden role="status">
        {outcome === 'copied' && copiedLabel}
        {outcome === 'failed' && failedLabel}
      </VisuallyHidden>
    </>
  )
}
