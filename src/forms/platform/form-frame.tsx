import type { FormEvent, ReactNode } from 'react'
import { Stack } from '#src/ui/layout.tsx'

export interface FormFrameProps {
  /** `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: FormEvent) => Promise<void>
  /** After each change of a field. */
  onChange?: (() => void) | undefined
  children: ReactNode
}

/** A form whose fields say themselves what is wrong with them: the browser's own bubbles are neither translated nor kept. */
export function FormFrame({ onSubmit, onChange, children }: FormFrameProps) {
  return (
    <form
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        void onSubmit(event)
      }}
    >
      <Stack>{children}</Stack>
    </form>
  )
}
