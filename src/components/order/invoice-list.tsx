import type { components } from '#src/generated/schema.ts'
import { apiLanguages, type Language, type LanguageName } from '#src/i18n/languages.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Stack } from '#src/ui/layout.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { DocumentLanguage } from './document-language.tsx'
import styles from './invoice-list.module.css'

type Invoice = components['schemas']['Invoice']

export interface InvoiceListProps {
  invoices: readonly Invoice[]
  /** The one that is being fetched. */
  busy: Invoice | null
  /** What is said while there are none. */
  none: string
  /** In which documents are downloaded. */
  language: Language
  onLanguage: (language: Language) => void
  onOpen: (invoice: Invoice, language: LanguageName) => void
}

/** The documents of an order, each to be had as PDF. */
export function InvoiceList({ invoices, busy, none, language, onLanguage, onOpen }: InvoiceListProps) {
  const text = useText()
  const { formatDate } = useFormat()
  if (invoices.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <Stack gap={4}>
      <ul role="list" className={styles.list}>
        {invoices.map((invoice) => {
          const kind = text(`order:details.invoiceKind.${invoice.kind}`)
          return (
            <li key={invoice._id} className={styles.invoice}>
              <Icon name={invoice.kind === 'payment' ? 'receipt' : 'file'} />
              <span className={styles.text}>
                <span className={styles.kind}>{kind}</span>
                <span className={styles.line}>
                  <Isolate className={styles.number}>{invoice.number}</Isolate>
                  <span>{text('order:details.issuedOn', { date: formatDate(invoice.issuedAt) })}</span>
                </span>
              </span>
              <Button
                compact
                icon="download"
                busy={busy?._id === invoice._id}
                busyLabel={text('order:details.downloading')}
                onClick={() => onOpen(invoice, apiLanguages[language])}
              >
                <span aria-hidden="true">{text('order:details.download')}</span>
                <VisuallyHidden>{text('order:details.downloadOf', { kind, number: invoice.number })}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
      <DocumentLanguage language={language} onChange={onLanguage} />
    </Stack>
  )
}
