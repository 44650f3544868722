import type { ReactNode } from 'react'

/**
 * Keeps what reads left to right in every language (CAS number, formula, phone number, amount with its unit) together and in
 * its own order inside right-to-left text.
 */
export function Isolate({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  )
}
