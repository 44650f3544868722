import type { z } from 'zod'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { type Incoterm, needsNamedPlace } from '#src/lib/incoterms.ts'

/** A delivery term whose place follows from no address has one before it binds; a price or a sum does not wait for it. */
export function needNamedPlace(
  { incoterm, incotermPlace }: { incoterm: unknown; incotermPlace?: unknown },
  context: z.RefinementCtx,
): void {
  // The contract's rule has let it through.
  if (needsNamedPlace(incoterm as Incoterm) && incotermPlace === undefined)
    context.addIssue({ code: 'custom', path: ['incotermPlace'], params: { key: 'fields:error.required' } satisfies FormRule })
}
