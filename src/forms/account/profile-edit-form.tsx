import { type ReactNode, useState } from 'react'
import { editProfileBody } from '#src/generated/bodies/editProfile.ts'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { ImageField } from '#src/ui/image-field.tsx'
import { Cluster, Grid } from '#src/ui/layout.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { contractFields } from '#src/forms/platform/contract-schema.ts'
import { FormFrame } from '#src/forms/platform/form-frame.tsx'
import { FormProblems } from '#src/forms/platform/form-problems.tsx'
import { imageProblem } from '#src/forms/document/image-problem.ts'
import { type PlantPhotos, PlantPhotosField } from './plant-photos-field.tsx'
import { useContractForm } from '#src/forms/platform/use-contract-form.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'

type Schemas = components['schemas']
type ProfileEdit = Schemas['ProfileEdit']
type Texts = Required<Omit<ProfileEdit, 'profileImage' | 'keptPhotos' | 'photos'>>

const names = [
  ...(['fullName', 'businessName', 'about_en', 'about_ar', 'about_bn'] as const),
  ...(['street', 'city', 'postalCode'] as const),
]
const person = contractFields(editProfileBody, names, { digits: ['postalCode'] })
const schemas = { Company: person, Individual: person.omit({ businessName: true }) }

export interface ProfileEditFormProps {
  profile: Schemas['OwnProfile']
  busy: boolean
  message?: string | undefined
  serverFields: Readonly<Record<string, string>>
  draft: FormDraft
  /** Only what is another than before. */
  onSave: (changes: ProfileEdit) => void
  /** The way back, beside the button that saves. */
  cancel: ReactNode
}

/** A person, their business, and what stands on their seller page. */
export function ProfileEditForm({ profile, busy, message, serverFields, draft, onSave, cancel }: ProfileEditFormProps) {
  const text = useText()
  const before = textsOf(profile)
  const { accountType, profileImage } = profile.user
  const [picture, setPicture] = useState<File | undefined>(undefined)
  const problem = imageProblem(picture)
  const [plant, setPlant] = useState<PlantPhotos>({ kept: profile.photos, added: [] })
  const form = useContractForm<Texts>({ schema: schemas[accountType], defaultValues: useDraft(before, draft), serverFields })
  const { errors } = form.formState
  const field = (name: keyof Texts, label: string) => ({ label, error: errors[name]?.message, ...form.register(name) })
  return (
    <FormFrame
      onChange={() => draft.keep(form.getValues())}
      onSubmit={form.handleSubmit((typed) => {
        if (problem !== undefined || plant.added.some((file) => imageProblem(file) !== undefined)) return
        onSave({
          ...changesOf(before, typed),
          ...(picture !== undefined && { profileImage: picture }),
          ...(plant.kept.length < profile.photos.length && { keptPhotos: [...plant.kept] }),
          ...(plant.added.length > 0 && { photos: [...plant.added] }),
        })
      })}
    >
      <FormProblems message={message} serverFields={serverFields} shown={[...names, 'profileImage', 'photos']} />
      <ImageField
        label={text('account:profile.picture')}
        hint={text('fields:image.hint')}
        error={problem === undefined ? serverFields['profileImage'] : text(problem)}
        present={profileImage}
        file={picture}
        chooseLabel={text(profileImage === undefined && picture === undefined ? 'fields:image.choose' : 'fields:image.change')}
        undoLabel={text('fields:image.undo')}
        onFile={setPicture}
      />
      <TextField {...field('fullName', text('fields:fullName'))} required autoComplete="name" />
      {accountType === 'Company' && (
        <TextField
          {...field('businessName', text('fields:businessName'))}
          required
          hint={text('account:edit.businessNameHint')}
          autoComplete="organization"
        />
      )}
      <TextArea
        {...field('about_en', text('account:edit.about_en'))}
        hint={text('account:edit.aboutHint')}
        rows={4}
        lang="en"
        dir="ltr"
      />
      <TextArea {...field('about_ar', text('account:edit.about_ar'))} rows={4} lang="ar" dir="rtl" />
      <TextArea {...field('about_bn', text('account:edit.about_bn'))} rows={4} lang="bn" dir="ltr" />
      <PlantPhotosField plant={plant} error={serverFields['photos']} disabled={busy} onPlant={setPlant} />
      <Grid min="12rem" gap={3}>
        <TextField {...field('street', text('account:edit.street'))} autoComplete="street-address" />
        <TextField {...field('city', text('account:edit.city'))} autoComplete="address-level2" />
        <TextField {...field('postalCode', text('account:edit.postalCode'))} ltr autoComplete="postal-code" />
      </Grid>
      <Cluster>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text('account:edit.busy')}>
          {text('account:edit.submit')}
        </Button>
        {cancel}
      </Cluster>
    </FormFrame>
  )
}

function textsOf({ user, about_en, about_ar, about_bn, street, city, postalCode }: Schemas['OwnProfile']): Texts {
  const { fullName, businessName } = user
  const parts = { about_en, about_ar, about_bn, street, city, postalCode, businessName }
  // What is missing is an empty box.
  return {
    fullName,
    ...(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part ?? ''])) as Omit<Texts, 'fullName'>),
  }
}

/** What the form made empty is sent as such: the call leaves alone what is left out. */
function changesOf(before: Texts, typed: Partial<Texts>): ProfileEdit {
  return Object.fromEntries(
    names.map((name) => [name, typed[name] ?? ''] as const).filter(([name, value]) => value !== before[name]),
  )
}
