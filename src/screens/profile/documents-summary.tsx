import { FactList } from '#src/components/platform/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type CompanyDocuments = components['schemas']['CompanyDocuments']

const toneByStatus: Record<CompanyDocuments['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  none: { tone: 'neutral' },
  pending: { tone: 'info', icon: 'clock' },
  verified: { tone: 'success', icon: 'shield' },
  refused: { tone: 'danger', icon: 'error' },
}

/** What a company has sent, and what came of it. */
export function DocumentsSummary({ documents }: { documents: CompanyDocuments }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime } = useFormat()
  const { status, reason, sentAt, decidedAt } = documents
  return (
    <Stack gap={3}>
      <div>
        <Badge {...toneByStatus[status]}>{text(`account:companyDocuments.status.${status}`)}</Badge>
      </div>
      <p>{text(`account:companyDocuments.meaning.${status}`)}</p>
      {reason !== undefined && (
        <Notice tone="warning" title={text('account:companyDocuments.reason')}>
          <span dir="auto">{reason}</span>
        </Notice>
      )}
      {status !== 'none' && (
        <FactList
          facts={[
            {
              name: text('account:companyDocuments.tradeLicenceNumber'),
              value: <Isolate>{documents.tradeLicenceNumber}</Isolate>,
            },
            { name: text('fields:taxNumber'), value: <Isolate>{documents.taxNumber}</Isolate> },
            { name: text('account:companyDocuments.sentAt'), value: sentAt && formatDateTime(sentAt) },
            { name: text('account:companyDocuments.decidedAt'), value: decidedAt && formatDateTime(decidedAt) },
            {
              name: text('account:companyDocuments.files'),
              value:
                documents.files.length > 0 ? (
                  <ul role="list">
                    {documents.files.map(({ _id, fileName, size }) => (
                      <li key={_id}>
                        <bdi>{fileName}</bdi> ({fileSizeText(size, language)})
                      </li>
                    ))}
                  </ul>
                ) : undefined,
            },
          ]}
        />
      )}
    </Stack>
  )
}
