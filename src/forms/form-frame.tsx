import type { FormEvent, ReactNode } from 'react'
import { Stack } from '#src/ui/layout.tsx'

export interface FormFrameProps {
  /** `handleSubmit(…)` of react-hook-form. */
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A form whose fields say themselves what is wrong with them: the browser's own bubbles are neither translated nor kept. */
export function FormFrame({ onSubmit, children }: FormFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void onSubmit(event)
      }}
    >
      <Stack>{children}</Stack>
    </form>
  )
}
