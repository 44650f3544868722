import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface TransferCheckingProps {
  transfer: components['schemas']['DeclaredTransfer']
  /** The side that looks at it. */
  side: 'buyer' | 'seller'
}

/** A transfer is declared and its money not found yet: since when, by which reference, and what to do when that is wrong. */
export function TransferChecking({ transfer, side }: TransferCheckingProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDate } = useFormat()
  const declared = { date: formatDate(transfer.declaredAt), reference: isolated(transfer.reference, language) }
  if (side === 'seller') {
    return <Notice title={text('order:transfer.checkingSeller')}>{text('order:transfer.checkingSellerBody', declared)}</Notice>
  }
  return (
    <Notice
      title={text('order:transfer.checking')}
      actions={
        <ButtonLink icon="chat" href={paths.helpAndSupport}>
          {text('order:transfer.toSupport')}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <p>{text('order:transfer.checkingBody', declared)}</p>
        <p>{text('order:transfer.checkingWrong')}</p>
      </Stack>
    </Notice>
  )
}
