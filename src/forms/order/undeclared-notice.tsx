import { useText } from '#src/i18n/use-text.ts'
import { dispatchFields } from '#src/lib/dangerous-goods.ts'
import { sellerProductEditAddress } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'

export interface UndeclaredNoticeProps {
  /** Undefined once the product is gone. */
  productId: string | undefined
  /** The server's messages by the path of the field. */
  serverFields: Readonly<Record<string, string>>
}

/** What the product's declaration for carriage lacks, and where it is completed: what was typed here stays in this tab. */
export function UndeclaredNotice({ productId, serverFields }: UndeclaredNoticeProps) {
  const text = useText()
  const missing = dispatchFields.filter((field) => `dispatch.dangerousGoods.${field}` in serverFields)
  if (missing.length === 0) return null
  return (
    <Notice tone="error" title={text('order:undeclared.title')}>
      <ul>
        {missing.map((field) => (
          <li key={field}>{text(`order:undeclared.${field}`)}</li>
        ))}
      </ul>
      {productId !== undefined && (
        <p>
          <Link href={sellerProductEditAddress(productId)} target="_blank">
            {text('order:undeclared.complete')}
          </Link>
        </p>
      )}
    </Notice>
  )
}
