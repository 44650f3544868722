import type { ReactNode } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Card } from '#src/ui/card.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Section } from '#src/ui/page.tsx'
import type { ListingBody } from './listing-schema.ts'
import type { ListingValues } from './listing-values.ts'

/** What each section of the form is given. */
export interface ListingSectionProps {
  form: UseFormReturn<ListingValues, unknown, ListingBody>
  /** After a change that no field of the browser's tells of: a row more, a code taken away. */
  onChanged: () => void
}

/** A titled part of the form, which its summary of problems can lead to. */
export function ListingSection({ id, title, lead, children }: { id: string; title: string; lead?: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1}>
      <Section title={title} lead={lead}>
        <Card>
          <Stack gap={4}>{children}</Stack>
        </Card>
      </Section>
    </div>
  )
}

export interface ListingProblem {
  /** As the server names the field. */
  path: string
  message: string
}

/** Every message of a form's errors, the deep ones too, in the order of the form. */
export function problemsOf(errors: FieldErrors<ListingValues> | object, prefix = ''): ListingProblem[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || name === 'ref') return []
    const path = name === 'root' ? prefix.slice(0, -1) : `${prefix}${name}`
    const { message } = error as { message?: unknown } // An error of react-hook-form, or a group of them.
    if (typeof message === 'string' && message !== '') return [{ path, message }]
    return problemsOf(error, `${path}.`)
  })
}

/** The first message at a path or below it, for a part of the form that is no single field. */
export const problemAt = (errors: object, path: string): string | undefined =>
  problemsOf(errors).find((problem) => problem.path === path || problem.path.startsWith(`${path}.`))?.message
