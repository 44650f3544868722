import { type UseFormReturn, useWatch } from 'react-hook-form'
import { publishContentPageBody } from '#src/generated/bodies/publishContentPage.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { fieldOf } from '#src/forms/platform/use-contract-form.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Cluster, Grid, Stack } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ContentPageValues } from './content-page-values.ts'
import { LocalTextFields } from './local-text-fields.tsx'

const topics = publishContentPageBody.properties.sections.items.properties.topic.enum

export interface ContentSectionFieldsProps {
  form: UseFormReturn<ContentPageValues>
  /** From 0, and among how many. */
  at: number
  count: number
  hasTopics: boolean
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** One section: its heading as it is read, and its fields once it is opened. */
export function ContentSectionFields({
  form,
  at,
  count,
  hasTopics,
  isOpen,
  onToggle,
  onMove,
  onRemove,
}: ContentSectionFieldsProps) {
  const text = useText()
  const { formatNumber } = useFormat()
  const { language } = useLanguage()
  const heading = useWatch({ control: form.control, name: `sections.${at}.heading` })
  const number = formatNumber(at + 1)
  const shown = heading[language] || heading.en || heading.ar || heading.bn || text('operator:contents.newSection')
  return (
    <Card>
      <Stack gap={3} role="group" aria-label={text('operator:contents.section', { number })}>
        <Cluster justify="spread">
          <Button variant="quiet" compact aria-expanded={isOpen} icon={isOpen ? 'chevron-up' : 'chevron-down'} onClick={onToggle}>
            {number} <bdi>{shown}</bdi>
          </Button>
          <Cluster gap={1}>
            <IconButton
              icon="chevron-up"
              label={text('operator:contents.moveUp', { number })}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              icon="chevron-down"
              label={text('operator:contents.moveDown', { number })}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            />
            <IconButton
              icon="trash"
              label={text('operator:contents.removeSection', { number })}
              disabled={count === 1}
              onClick={onRemove}
            />
          </Cluster>
        </Cluster>
        {isOpen && (
          <>
            <Grid min="14rem" gap={3}>
              <TextField
                {...fieldOf(form, `sections.${at}._id`)}
                ltr
                required
                label={text('operator:contents.sectionName')}
                hint={text('operator:slugHint')}
              />
              {hasTopics && (
                <SelectField
                  {...fieldOf(form, `sections.${at}.topic`)}
                  label={text('operator:contents.topic')}
                  options={topics.map((value) => ({ value, label: text(`operator:contents.topics.${value}`) }))}
                />
              )}
            </Grid>
            <LocalTextFields
              label={text('operator:contents.heading')}
              required={false}
              fieldOf={(each) => fieldOf(form, `sections.${at}.heading.${each}`)}
            />
            <LocalTextFields
              label={text('operator:contents.text')}
              rows={8}
              required={false}
              fieldOf={(each) => fieldOf(form, `sections.${at}.text.${each}`)}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}
