import { FactList } from '#src/components/fact-list.tsx'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Badge, type BadgeProps } from '#src/ui/badge.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'

type Papers = components['schemas']['CompanyPapers']

const looks: Record<Papers['status'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  none: { tone: 'neutral' },
  pending: { tone: 'info', icon: 'clock' },
  verified: { tone: 'success', icon: 'shield' },
  refused: { tone: 'danger', icon: 'error' },
}

/** What a company has sent, and what came of it. */
export function PapersSummary({ papers }: { papers: Papers }) {
  const text = useText()
  const { language } = useLanguage()
  const { formatDateTime } = useFormat()
  const { status, reason, sentAt, decidedAt } = papers
  return (
    <Stack gap={3}>
      <div>
        <Badge {...looks[status]}>{text(`account:papers.status.${status}`)}</Badge>
      </div>
      <p>{text(`account:papers.meaning.${status}`)}</p>
      {reason !== undefined && (
        <Notice tone="warning" title={text('account:papers.reason')}>
          <span dir="auto">{reason}</span>
        </Notice>
      )}
      {status !== 'none' && (
        <FactList
          facts={[
            { name: text('account:papers.tradeLicenceNumber'), value: <Isolate>{papers.tradeLicenceNumber}</Isolate> },
            { name: text('fields:taxNumber'), value: <Isolate>{papers.taxNumber}</Isolate> },
            { name: text('account:papers.sentAt'), value: sentAt && formatDateTime(sentAt) },
            { name: text('account:papers.decidedAt'), value: decidedAt && formatDateTime(decidedAt) },
            {
              name: text('account:papers.files'),
              value:
                papers.papers.length > 0 ? (
                  <ul role="list">
                    {papers.papers.map(({ _id, fileName, size }) => (
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
