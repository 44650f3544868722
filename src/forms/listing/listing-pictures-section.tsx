import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { FilesField } from '#src/ui/files-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { ImageField } from '#src/ui/image-field.tsx'
import { Cluster } from '#src/ui/layout.tsx'
import { imageProblem } from '#src/forms/document/image-problem.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'
import type { Pictures } from './listing-values.ts'

const most = addSellerProductBody.properties.images.maxItems

/** The main picture, and those that buyers leaf through after it. */
export function ListingPicturesSection({
  form: { control, setValue, formState },
  onChanged,
  profileImage,
}: ListingSectionProps & { profileImage: string | undefined }) {
  const text = useText()
  const { language } = useLanguage()
  const pictures = useWatch({ control, name: 'pictures' })
  const [refused, setRefused] = useState<string | undefined>(undefined)
  const { errors } = formState
  const set = (changes: Partial<Pictures>) => {
    setValue('pictures', { ...pictures, ...changes })
    onChanged()
  }
  const full = pictures.kept.length + pictures.added.length >= most
  return (
    <ListingSection id="listing-images" title={text('selling:section.pictures')} lead={text('selling:section.picturesLead')}>
      <ImageField
        label={text('selling:form.mainPicture')}
        hint={text('fields:image.hint')}
        error={refused ?? problemAt(errors, 'profileImage')}
        present={pictures.removeProfile ? undefined : profileImage}
        file={pictures.profile ?? undefined}
        chooseLabel={text(
          profileImage === undefined && pictures.profile === null ? 'fields:image.choose' : 'fields:image.change',
        )}
        undoLabel={text('fields:image.undo')}
        onFile={(file) => {
          const problem = imageProblem(file)
          setRefused(problem && text(problem))
          set({ profile: problem === undefined ? (file ?? null) : null, removeProfile: false })
        }}
      />
      {pictures.kept.length > 0 && <KeptPictures kept={pictures.kept} onKept={(kept) => set({ kept })} />}
      <FilesField
        label={text('selling:form.furtherPictures')}
        hint={text('selling:form.furtherPicturesHint', { most })}
        error={problemAt(errors, 'images') ?? problemAt(errors, 'keptImages')}
        files={pictures.added.map((file) => {
          const problemKey = imageProblem(file)
          return { name: file.name, size: fileSizeText(file.size, language), problem: problemKey && text(problemKey) }
        })}
        accept="image/jpeg,image/png,image/webp"
        chooseLabel={text('selling:form.addPictures')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={full && pictures.added.length === 0}
        onAdd={(files) => set({ added: [...pictures.added, ...files].slice(0, most - pictures.kept.length) })}
        onRemove={(index) => set({ added: pictures.added.filter((_, at) => at !== index) })}
      />
    </ListingSection>
  )
}

/** Those that the product has, in the order in which they are shown. */
function KeptPictures({ kept, onKept }: { kept: readonly string[]; onKept: (kept: string[]) => void }) {
  const text = useText()
  const { formatNumber } = useFormat()
  return (
    <ol role="list" aria-label={text('selling:form.presentPictures')} className={styles.pictures}>
      {kept.map((address, at) => {
        const number = formatNumber(at + 1)
        return (
          <li key={address} className={styles.picture}>
            <img src={address} alt={text('selling:form.picture', { number })} loading="lazy" />
            <Cluster gap={1}>
              <IconButton
                icon="chevron-start"
                label={text('selling:form.pictureEarlier', { number })}
                disabled={at === 0}
                onClick={() => onKept(kept.toSpliced(at - 1, 2, address, kept[at - 1] ?? address))}
              />
              <IconButton
                icon="trash"
                label={text('selling:form.removePicture', { number })}
                onClick={() => onKept(kept.toSpliced(at, 1))}
              />
            </Cluster>
          </li>
        )
      })}
    </ol>
  )
}
