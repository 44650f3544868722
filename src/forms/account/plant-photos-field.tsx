import { editProfileBody } from '#src/generated/bodies/editProfile.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { thumbnailAddress } from '#src/lib/thumbnail-address.ts'
import { FilesField } from '#src/ui/files-field.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { imageProblem } from '#src/forms/document/image-problem.ts'
import styles from '#src/forms/platform/field-rows.module.css'

/** Those that stay, and those to be sent. */
export interface PlantPhotos {
  kept: readonly string[]
  added: readonly File[]
}

export interface PlantPhotosFieldProps {
  plant: PlantPhotos
  error: string | undefined
  disabled: boolean
  onPlant: (plant: PlantPhotos) => void
}

const most = editProfileBody.properties.photos.maxItems

/** Photos of the plant, for the seller's page. */
export function PlantPhotosField({ plant, error, disabled, onPlant }: PlantPhotosFieldProps) {
  const text = useText()
  const { language } = useLanguage()
  const { formatNumber } = useFormat()
  const { kept, added } = plant
  return (
    <>
      {kept.length > 0 && (
        <ul role="list" aria-label={text('account:edit.plantKept')} className={styles.pictures}>
          {kept.map((address, at) => (
            <li key={address} className={styles.picture}>
              <img src={thumbnailAddress(address)} alt="" loading="lazy" />
              <IconButton
                icon="trash"
                label={text('account:edit.removePhoto', { number: formatNumber(at + 1) })}
                disabled={disabled}
                onClick={() => onPlant({ kept: kept.filter((each) => each !== address), added })}
              />
            </li>
          ))}
        </ul>
      )}
      <FilesField
        label={text('account:edit.plant')}
        hint={text('account:edit.plantHint', { most })}
        error={error}
        files={added.map((file) => {
          const problem = imageProblem(file)
          return { name: file.name, size: fileSizeText(file.size, language), problem: problem && text(problem) }
        })}
        accept="image/jpeg,image/png,image/webp"
        chooseLabel={text('account:edit.addPhotos')}
        removeLabel={(name) => text('fields:document.remove', { name })}
        disabled={disabled || kept.length + added.length >= most}
        onAdd={(files) => onPlant({ kept, added: [...added, ...files].slice(0, most - kept.length) })}
        onRemove={(index) => onPlant({ kept, added: added.filter((_, at) => at !== index) })}
      />
    </>
  )
}
