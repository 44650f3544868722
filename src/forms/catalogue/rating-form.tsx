import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { rateProductBody } from '#src/generated/bodies/rateProduct.ts'
import type { components } from '#src/generated/schema.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { thumbnailAddress } from '#src/lib/thumbnail-address.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { FilesField } from '#src/ui/files-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { RatingInput } from '#src/ui/rating-input.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { imageProblem } from '#src/forms/document/image-problem.ts'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type RatingEdit = components['schemas']['RatingEdit']
type Values = Pick<RatingEdit, 'stars' | 'sellerStars'> & { text: string }

const names = ['stars', 'sellerStars', 'text'] as const
const schema = contractFields(rateProductBody, names)
const most = rateProductBody.properties.photos.maxItems

export interface RatingFormProps {
  /** What was given before, or the stars that were pressed where the rating was asked for; 0 stands for none yet. */
  before: Values & { photos: readonly string[] }
  submitLabel: string
  busy: boolean
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSend: (rating: RatingEdit) => void
  /** The way back, beside the button that sends. */
  cancel?: ReactNode
}

/** Stars for the product and for the seller, words and photos. */
export function RatingForm({ before, submitLabel, busy, message, serverFields, draft, onSend, cancel }: RatingFormProps) {
  const text = useText()
  const { language } = useLanguage()
  const { stars, sellerStars, text: words } = before
  const defaultValues = useDraft<Values>({ stars, sellerStars, text: words }, draft)
  const form = useContractForm<Values>({ schema, defaultValues, serverFields })
  const { errors } = form.formState
  const given = useWatch({ control: form.control })
  const [kept, setKept] = useState(before.photos)
  const [added, setAdded] = useState<readonly File[]>([])
  const problems = added.map((file) => imageProblem(file))
  const choose = (name: 'stars' | 'sellerStars', label: string, hint: string) => (
    <RatingInput
      name={name}
      label={label}
      hint={hint}
      required
      disabled={busy}
      value={given[name] === 0 ? undefined : given[name]}
      error={errors[name] && text('fields:error.required')}
      starLabel={(count) => text('catalogue:reviews.star', { count })}
      onChange={(chosen) => {
        form.setValue(name, chosen, { shouldValidate: form.formState.isSubmitted })
        draft.keep(form.getValues())
      }}
    />
  )
  return (
    <FormFrame
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit((values) => {
        if (problems.some((problem) => problem !== undefined)) return
        onSend({ ...values, keptPhotos: [...kept], ...(added.length > 0 && { photos: [...added] }) })
      })}
    >
      <FormProblems message={message} serverFields={serverFields} shown={[...names, 'photos']} />
      {choose('stars', text('catalogue:reviews.give.product'), text('catalogue:reviews.give.productHint'))}
      {choose('sellerStars', text('catalogue:reviews.give.seller'), text('catalogue:reviews.give.sellerHint'))}
      <TextArea
        {...form.register('text')}
        label={text('catalogue:reviews.give.text')}
        error={errors.text?.message}
        readOnly={busy}
        dir="auto"
        rows={4}
      />
      {kept.length > 0 && <KeptPhotos kept={kept} onKept={setKept} />}
      <FilesField
        label={text('catalogue:reviews.give.photos')}
        hint={text('catalogue:reviews.give.photosHint', { most })}
        error={serverFields['photos']}
        files={added.map((file, at) => {
          const problem = problems[at]
          return { name: file.name, size: fileSizeText(file.size, language), problem: problem && text(problem) }
        })}
        accept="image/jpeg,image/png,image/webp"
        chooseLabel={text('catalogue:reviews.give.addPhotos')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={busy || kept.length + added.length >= most}
        onAdd={(files) => setAdded([...added, ...files].slice(0, most - kept.length))}
        onRemove={(index) => setAdded(added.filter((_, at) => at !== index))}
      />
      <Cluster>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('catalogue:reviews.give.busy')}>
          {submitLabel}
        </Button>
        {cancel}
      </Cluster>
    </FormFrame>
  )
}

function KeptPhotos({ kept, onKept }: { kept: readonly string[]; onKept: (kept: readonly string[]) => void }) {
  const text = useText()
  const { formatNumber } = useFormat()
  return (
    <ul role="list" aria-label={text('catalogue:reviews.give.kept')} className={styles.pictures}>
      {kept.map((address, at) => (
        <li key={address} className={styles.picture}>
          <img src={thumbnailAddress(address)} alt="" loading="lazy" />
          <IconButton
            icon="trash"
            label={text('catalogue:reviews.give.removePhoto', { number: formatNumber(at + 1) })}
            onClick={() => onKept(kept.filter((each) => each !== address))}
          />
        </li>
      ))}
    </ul>
  )
}
