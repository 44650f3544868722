import { useWatch } from 'react-hook-form'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { hazardCodes, pictograms, precautionCodes } from '#src/lib/ghs.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { GhsPictogram } from '#src/ui/ghs-pictogram.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { GhsCodeField } from './ghs-code-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'

/** The label of a hazardous product, as its safety data sheet has it in section 2. */
export function ListingHazardsSection({ form: { register, control, setValue, formState }, onChanged }: ListingSectionProps) {
  const text = useText()
  const { language } = useLanguage()
  const [hazards, precautions] = useWatch({ control, name: ['ghs.hazards', 'ghs.precautions'] })
  const problem = problemAt(formState.errors, 'ghs')
  return (
    <ListingSection id="listing-ghs" title={text('selling:section.hazards')} lead={text('selling:section.hazardsLead')}>
      {problem !== undefined && <p className={styles.problem}>{problem}</p>}
      <SelectField
        {...register('ghs.signal')}
        label={text('selling:form.signal')}
        options={[
          { value: '', label: text('selling:form.noSignal') },
          { value: 'danger', label: text('ghs:signal.danger') },
          { value: 'warning', label: text('ghs:signal.warning') },
        ]}
      />
      <fieldset className={styles.group}>
        <legend>{text('selling:form.pictograms')}</legend>
        <div className={styles.pictograms}>
          {pictograms.map((code) => (
            <div key={code} className={styles.pictogram}>
              <GhsPictogram code={code} alt="" />
              <Checkbox {...register('ghs.pictograms')} value={code} label={text(`ghs:pictogram.${code}`)} />
            </div>
          ))}
        </div>
      </fieldset>
      {language !== 'en' && <p>{text('ghs:note.translation')}</p>}
      <GhsCodeField
        legend={text('selling:form.hazardCodes')}
        searchLabel={text('selling:form.findHazard')}
        known={hazardCodes}
        wordingOf={(code) => text(`ghs:hazard.${code}`)}
        chosen={hazards}
        onChosen={(codes) => {
          setValue('ghs.hazards', codes)
          onChanged()
        }}
      />
      <GhsCodeField
        legend={text('selling:form.precautionCodes')}
        searchLabel={text('selling:form.findPrecaution')}
        known={precautionCodes}
        wordingOf={(code) => text(`ghs:precaution.${code}`)}
        chosen={precautions}
        onChosen={(codes) => {
          setValue('ghs.precautions', codes)
          onChanged()
        }}
      />
    </ListingSection>
  )
}
