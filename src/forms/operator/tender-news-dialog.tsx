import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { publishTenderNewsBody } from '#src/generated/bodies/publishTenderNews.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { localMoment, momentOf } from '#src/lib/local-moment.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { CountryField } from '#src/forms/platform/country-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'
import { FormDialog, type FormDialogState } from '#src/forms/platform/form-dialog.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Grid, Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { LocalTextFields } from './local-text-fields.tsx'
import { ReasonField } from './reason-field.tsx'
import { useFieldsOfEntry } from './use-fields-of-entry.ts'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Item = components['schemas']['TenderNewsItem']

export interface TenderNewsDialogProps extends FormDialogState {
  title: string
  /** What is there; undefined for a new one. */
  item?: Item
  serverFields: Readonly<Record<string, string>>
  onConfirm: (given: { item: Item; reason: string }) => void
}

const { items } = publishTenderNewsBody.properties.items
const { title: titles, body: bodies, documents } = items.properties
const moment = z.preprocess((typed) => (typeof typed === 'string' ? momentOf(typed) : typed), z.string())
const schema = z.object({
  ...contractFields(items, ['reference', 'organisation', 'country']).shape,
  ...contractFields(publishTenderNewsBody, ['reason']).shape,
  title: contractFields(titles, ['en', 'ar', 'bn']),
  body: contractFields(bodies, ['en', 'ar', 'bn']),
  documents: z.array(contractFields(documents.items, ['name', 'url'])),
  publishedAt: moment,
  closesAt: moment,
})
const entryPath = /^items\.\d+\./
const shown = ['reference', 'organisation', 'country', 'title.en', 'body.en', 'publishedAt', 'closesAt', 'reason']
const empty = { en: '', ar: '', bn: '' }

/** Publishes a call for tenders of another organisation, or corrects it. Times are the operator's own. */
export function TenderNewsDialog({ title, item, serverFields, onConfirm, ...state }: TenderNewsDialogProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [publishedAt] = useState(() => localMoment(item === undefined ? new Date() : new Date(item.publishedAt)))
  const fields = useFieldsOfEntry(serverFields, entryPath)
  const form = useDraftedForm<Item & { reason: string }>({
    schema,
    defaultValues: {
      reference: item?.reference ?? '',
      organisation: item?.organisation ?? '',
      country: item?.country ?? '',
      title: { ...empty, ...item?.title },
      body: { ...empty, ...item?.body },
      documents: item?.documents ?? [],
      publishedAt,
      closesAt: item === undefined ? '' : localMoment(new Date(item.closesAt)),
      reason: '',
    },
    serverFields: fields,
  })
  const rows = useFieldArray({ control: form.control, name: 'documents' })
  return (
    <FormDialog
      {...state}
      size="large"
      labels={{
        title,
        body: text('operator:tenderNews.note'),
        confirm: text('operator:publish'),
        back: text('app:confirm.cancel'),
        busy: text('operator:act.busy'),
      }}
      submit={{ variant: 'primary' }}
      onSubmit={form.handleSubmit(({ reason, ...given }) => onConfirm({ item: given, reason }))}
    >
      <DraftNotice draft={form.draft} />
      <FormProblems serverFields={fields} shown={shown} />
      <Grid min="14rem" gap={3}>
        <TextField
          {...fieldOf(form, 'reference')}
          ltr
          required
          readOnly={item !== undefined}
          label={text('operator:tenderNews.reference')}
          hint={text(item === undefined ? 'operator:tenderNews.referenceHint' : 'operator:slugKept')}
        />
        <TextField {...fieldOf(form, 'organisation')} required label={text('operator:tenderNews.organisation')} />
        <CountryField {...fieldOf(form, 'country')} required />
      </Grid>
      <LocalTextFields label={text('operator:tenderNews.itemTitle')} fieldOf={(language) => fieldOf(form, `title.${language}`)} />
      <LocalTextFields
        label={text('operator:tenderNews.body')}
        rows={6}
        fieldOf={(language) => fieldOf(form, `body.${language}`)}
      />
      <Grid min="14rem" gap={3}>
        <TextField
          {...fieldOf(form, 'publishedAt')}
          type="datetime-local"
          required
          label={text('operator:tenderNews.publishedAt')}
        />
        <TextField {...fieldOf(form, 'closesAt')} type="datetime-local" required label={text('operator:tenderNews.closesAt')} />
      </Grid>
      {rows.fields.map(({ id }, at) => (
        <div key={id} role="group" aria-label={text('operator:tenderNews.document', { number: formatNumber(at + 1) })}>
          <div className={styles.row}>
            <TextField {...fieldOf(form, `documents.${at}.name`)} required label={text('operator:tenderNews.documentName')} />
            <TextField {...fieldOf(form, `documents.${at}.url`)} ltr required label={text('operator:tenderNews.documentUrl')} />
            <IconButton
              icon="trash"
              label={text('operator:tenderNews.removeDocument', { number: formatNumber(at + 1) })}
              onClick={() => rows.remove(at)}
            />
          </div>
        </div>
      ))}
      {rows.fields.length < documents.maxItems && (
        <Stack>
          <Button compact icon="plus" className={styles.add} onClick={() => rows.append({ name: '', url: 'https://' })}>
            {text('operator:tenderNews.addDocument')}
          </Button>
        </Stack>
      )}
      <ReasonField {...fieldOf(form, 'reason')} />
    </FormDialog>
  )
}
