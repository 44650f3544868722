import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { publishContentPageBody } from '#src/generated/bodies/publishContentPage.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import type { FormRule } from '#src/forms/platform/issue-text.ts'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import type { ContentPageValues } from './content-page-values.ts'
import { ContentSectionFields } from './content-section-fields.tsx'
import { ReasonField } from './reason-field.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

type Section = components['schemas']['LocalSection']

export interface ContentPageFormProps {
  sections: readonly Section[]
  /** Of the sections. */
  version: string
  /** Sections of the questions and answers have a topic. */
  hasTopics: boolean
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  /** `version`: of the sections that were typed over, whatever was read since. */
  onSubmit: (values: ContentPageValues, version: string) => void
}

const { items } = publishContentPageBody.properties.sections
const languages = ['en', 'ar', 'bn'] as const

/** A text in at least one language: in the others readers see that. */
const localText = (texts: typeof items.properties.heading | typeof items.properties.text) =>
  contractFields(texts, languages).superRefine((given, context) => {
    const key: FormRule['key'] = 'fields:error.required'
    if (languages.every((language) => given[language] === undefined))
      context.addIssue({ code: 'custom', path: ['en'], params: { key } satisfies FormRule })
  })
const schema = z.object({
  sections: z.array(
    z.object({
      ...contractFields(items, ['_id', 'topic']).shape,
      heading: localText(items.properties.heading),
      text: localText(items.properties.text),
    }),
  ),
  ...contractFields(publishContentPageBody, ['reason']).shape,
})
const noTexts = { en: '', ar: '', bn: '' }
const typedSection = (section: Section | undefined, hasTopics: boolean): Section => ({
  _id: section?._id ?? '',
  ...(hasTopics && { topic: section?.topic ?? 'ordering' }),
  heading: { ...noTexts, ...section?.heading },
  text: { ...noTexts, ...section?.text },
})

/** The sections of a page in all languages, in their order; published all at once. */
export function ContentPageForm({ sections, version, hasTopics, busy, message, serverFields, onSubmit }: ContentPageFormProps) {
  const text = useText()
  const [begunVersion] = useState(version)
  const [opened, setOpened] = useState<string | null>(null)
  const form = useDraftedForm<ContentPageValues>({
    schema,
    defaultValues: { sections: sections.map((section) => typedSection(section, hasTopics)), reason: '' },
    version: begunVersion,
    serverFields,
  })
  const rows = useFieldArray({ control: form.control, name: 'sections', keyName: 'key' })
  const { errors } = form.formState
  return (
    <FormFrame onSubmit={form.handleSubmit((values) => onSubmit(values, form.draft.version ?? begunVersion))}>
      <DraftNotice draft={form.draft} />
      <FormProblems
        message={message}
        serverFields={serverFields}
        shown={Object.keys(serverFields).filter((path) => path.startsWith('sections.') || path === 'reason')}
      />
      {rows.fields.map(({ key }, at) => (
        <ContentSectionFields
          key={key}
          form={form}
          at={at}
          count={rows.fields.length}
          hasTopics={hasTopics}
          // What is wrong must be seen.
          isOpen={opened === key || errors.sections?.[at] !== undefined}
          onToggle={() => setOpened(opened === key ? null : key)}
          onMove={(to) => rows.move(at, to)}
          onRemove={() => rows.remove(at)}
        />
      ))}
      <Cluster>
        <Button
          compact
          icon="plus"
          className={styles.add}
          onClick={() => rows.append(typedSection(undefined, hasTopics), { focusName: `sections.${rows.fields.length}._id` })}
        >
          {text('operator:contents.addSection')}
        </Button>
      </Cluster>
      <ReasonField {...fieldOf(form, 'reason')} />
      <Cluster>
        <Button type="submit" variant="primary" icon="send" busy={busy} busyLabel={text('operator:act.busy')}>
          {text('operator:publish')}
        </Button>
      </Cluster>
    </FormFrame>
  )
}
