import { useRef, useState } from 'react'
import { listingFieldKey } from '#src/components/listing/listing-field-name.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { documentProblem } from '#src/forms/document/document-problem.ts'
import { imageProblem } from '#src/forms/document/image-problem.ts'
import { ListingCarriageSection } from './listing-carriage-section.tsx'
import { ListingDocumentsSection } from './listing-documents-section.tsx'
import { ListingHazardsSection } from './listing-hazards-section.tsx'
import { ListingNamesSection } from './listing-names-section.tsx'
import { ListingOfferSection } from './listing-offer-section.tsx'
import { ListingPicturesSection } from './listing-pictures-section.tsx'
import { type ListingBody, listingSchema } from './listing-schema.ts'
import { type ListingProblem, problemsOf } from './listing-section.tsx'
import { type KnownSubstanceProps, ListingSubstanceSection } from './listing-substance-section.tsx'
import { type ListingValues, draftOf, withListingDraft } from './listing-values.ts'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'

export interface ListingFormProps extends KnownSubstanceProps {
  initial: ListingValues
  /** A new product may be kept off the market for now; of a present one that is another action. */
  isNew: boolean
  categories: readonly components['schemas']['Category'][]
  /** The main picture that the product has. */
  profileImage: string | undefined
  /** How much has gone out, from 0 to 1, while it is on its way. */
  share: number | null
  /** Why the last sending came to nothing. */
  message: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  onSubmit: (body: ListingBody, values: ListingValues) => void
  onCancel: () => void
  /** The upload is to stop; the form stays. */
  onStop: () => void
}

/** All of a listing, in sections that can be filled in in any order. What is wrong is listed at the head, each problem with a way to it. */
export function ListingForm(props: ListingFormProps) {
  const { isNew, share, message, serverFields, draft, onSubmit } = props
  const text = useText()
  const top = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLFormElement>(null)
  const [initial] = useState(() => withListingDraft(props.initial, draft.read()))
  const form = useContractForm<ListingValues, ListingBody>({ schema: listingSchema, defaultValues: initial, serverFields })
  const sending = share !== null
  const keep = () => draft.keep(draftOf(form.getValues()))
  const section = { form, onChanged: keep }
  return (
    <form
      ref={frame}
      noValidate
      aria-label={text(isNew ? 'selling:form.newTitle' : 'selling:form.editTitle')}
      onChange={keep}
      onSubmit={(event) => {
        const send = form.handleSubmit(
          (body) => {
            const values = form.getValues()
            if (!hasFileProblem(values)) onSubmit(body, values)
          },
          () => {
            top.current?.focus()
          },
        )
        void send(event)
      }}
    >
      <Stack gap={5}>
        <div ref={top} tabIndex={-1}>
          <Problems
            message={message}
            problems={problemsOf(form.formState.errors)}
            onChosen={(path) => leadTo(frame.current, path)}
          />
        </div>
        <p>{text('selling:form.draftNote')}</p>
        <ListingNamesSection {...section} categories={props.categories} />
        <ListingSubstanceSection {...section} knownSubstance={props.knownSubstance} />
        <ListingOfferSection {...section} />
        <ListingHazardsSection {...section} />
        <ListingCarriageSection {...section} />
        <ListingDocumentsSection {...section} />
        <ListingPicturesSection {...section} profileImage={props.profileImage} />
        {isNew && (
          <RadioGroup
            label={text('selling:form.status')}
            options={(['active', 'inactive'] as const).map((value) => ({
              value,
              label: text(`selling:form.statusOf.${value}`),
            }))}
            {...form.register('status')}
          />
        )}
        {sending && <Sending share={share} onStop={props.onStop} />}
        <Cluster>
          <Button type="submit" variant="primary" busy={sending} busyLabel={text('app:wait')}>
            {text(isNew ? 'selling:form.submit' : 'selling:form.save')}
          </Button>
          <Button onClick={props.onCancel} disabled={sending}>
            {text('selling:question.back')}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

interface ProblemsProps {
  message: string | undefined
  problems: readonly ListingProblem[]
  onChosen: (path: string) => void
}

/** What the person has to put right, above the form. */
function Problems({ message, problems, onChosen }: ProblemsProps) {
  const text = useText()
  if (message === undefined && problems.length === 0) return null
  return (
    <Notice tone="error" title={message ?? text('fields:error.summary')}>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message: problem }) => (
            <li key={path}>
              <Button variant="quiet" compact onClick={() => onChosen(path)}>
                {text('selling:problem', { field: text(listingFieldKey(path)), problem })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Puts the cursor into the field, into the first of its parts, or before the section that it belongs to. */
function leadTo(frame: HTMLFormElement | null, path: string): void {
  const fields = [...(frame?.querySelectorAll<HTMLElement>('[name]') ?? [])]
  const nameOf = (field: HTMLElement) => field.getAttribute('name') ?? ''
  const field =
    fields.find((one) => nameOf(one) === path) ??
    fields.find((one) => nameOf(one).startsWith(`${path}.`)) ??
    frame?.querySelector<HTMLElement>(`#listing-${path.split('.')[0] === 'profileImage' ? 'images' : (path.split('.')[0] ?? '')}`)
  field?.focus()
}

const hasFileProblem = ({ documents, pictures }: ListingValues) =>
  documents.some(({ upload }) => upload !== null && documentProblem(upload) !== undefined) ||
  pictures.added.some((file) => imageProblem(file) !== undefined)

function Sending({ share, onStop }: { share: number; onStop: () => void }) {
  const text = useText()
  const { formatPercent } = useFormat()
  return (
    <Progress
      label={share < 1 ? text('selling:form.uploading') : text('selling:form.checking')}
      value={share < 1 ? share : undefined}
      valueText={share < 1 ? formatPercent(Math.round(share * 100)) : undefined}
      onCancel={onStop}
      cancelLabel={text('selling:form.stop')}
    />
  )
}
