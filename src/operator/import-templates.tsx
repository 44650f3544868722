import { useText } from '#src/i18n/use-text.ts'
import { Accordion } from '#src/ui/accordion.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import { Table } from '#src/ui/table.tsx'
import { importFields, isNeeded, templateFile, templateKinds } from './import-tables.ts'

/** Tables to be filled in, and what each of their columns is. */
export function ImportTemplates() {
  const text = useText()
  const content = (
    <Stack gap={4}>
      <p>{text('operator:imports.template.lead')}</p>
      <Cluster>
        {templateKinds.map((kind) => (
          <Button key={kind} icon="download" onClick={() => saveFile(templateFile(kind), `template-${kind}.csv`)}>
            {text(`operator:imports.template.${kind}`)}
          </Button>
        ))}
      </Cluster>
      <Table
        caption={text('operator:imports.template.columns')}
        captionHidden
        rows={importFields}
        rowKey={(field) => field}
        columns={[
          { id: 'column', header: text('operator:imports.column'), rowHeader: true, cell: (field) => <Isolate>{field}</Isolate> },
          {
            id: 'meaning',
            header: text('operator:imports.template.meaning'),
            cell: (field) => text(`operator:imports.fields.${field}`),
          },
          {
            id: 'needed',
            header: text('operator:imports.template.isNeeded'),
            cell: (field) =>
              isNeeded(field) ? (
                <Badge tone="info">{text('operator:imports.template.yes')}</Badge>
              ) : (
                text('operator:imports.template.no')
              ),
          },
        ]}
      />
    </Stack>
  )
  return <Accordion items={[{ id: 'templates', title: text('operator:imports.template.title'), content }]} />
}
