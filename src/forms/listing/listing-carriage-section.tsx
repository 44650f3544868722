import { useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { normaliseCasNumber } from '#src/lib/cas-number.ts'
import { carriedStatements, contradictionOf, type SubstanceFacts } from '#src/lib/dangerous-goods-contradiction.ts'
import { type DangerousGoodsDeclaration, needsFlashPoint, transportDescription, undeclared } from '#src/lib/dangerous-goods.ts'
import { dangerousGoodsEntries, declarationOfEntry, entryOfName, packingGroupsOf } from '#src/lib/dangerous-goods-entries.ts'
import { toAsciiDigits } from '#src/lib/digits.ts'
import { isUnNumber, normaliseUnNumber } from '#src/lib/un-number.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { hazardsTyped } from './listing-schema.ts'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'
import type { ListingValues } from './listing-values.ts'

const { packingGroup: allGroups, tunnelCode: allCodes } = addSellerProductBody.properties.dangerousGoods.properties

type Field = keyof ListingValues['dangerousGoods']

/**
 * How dangerous goods are declared for carriage. Asked is what the list does not say of the UN number; nothing without a number, but that one is
 * to be expected. It can be left open: the first dispatch asks for it.
 */
export function ListingCarriageSection({ form: { register, control, formState } }: ListingSectionProps) {
  const text = useText()
  const { language } = useLanguage()
  const [typedNumber, typed, casNumber, molecularFormula, smiles, hazards, pictograms] = useWatch({
    control,
    name: ['unNumber', 'dangerousGoods', 'casNumber', 'molecularFormula', 'smiles', 'ghs.hazards', 'ghs.pictograms'],
  })
  const unNumber = normaliseUnNumber(typedNumber.trim())
  const section = {
    id: 'listing-carriage',
    title: text('selling:section.carriage'),
    lead: text('selling:section.carriageLead'),
  }
  if (!isUnNumber(unNumber)) {
    const statements = typedNumber.trim() === '' ? carriedStatements(hazards) : []
    if (statements.length === 0) return null
    return (
      <ListingSection {...section}>
        <Notice tone="warning">
          {text('selling:carriage.expected', { statements: isolated(statements.join(', '), language) })}
        </Notice>
      </ListingSection>
    )
  }
  const entries = dangerousGoodsEntries(unNumber)
  const declared = declarationOfEntry(unNumber, declarationOf(typed))
  const listed = entryOfName(unNumber, declarationOf(typed))
  const groups = entries.length === 0 ? allGroups.enum : listed === undefined ? [] : packingGroupsOf(listed)
  const field = (name: Field) => ({
    ...register(`dangerousGoods.${name}`),
    label: text(`selling:carriage.${name}`),
    error: problemAt(formState.errors, `dangerousGoods.${name}`),
  })
  return (
    <ListingSection {...section}>
      <ContradictionNotice
        unNumber={unNumber}
        declaration={declared}
        casNumber={normaliseCasNumber(casNumber)}
        molecularFormula={molecularFormula.trim()}
        smiles={smiles.trim()}
        hazards={hazards}
        pictograms={pictograms}
      />
      {listed !== undefined && (
        <p>
          <Isolate>{transportDescription(unNumber, declared, { hazards })}</Isolate>
        </p>
      )}
      {entries.length === 0 && <p>{text('selling:carriage.unlisted')}</p>}
      <Grid min="14rem" gap={3}>
        {entries.length > 1 && (
          <SelectField
            {...field('properShippingName')}
            hint={text('selling:carriage.namesHint')}
            options={entries.map(({ properShippingName: value }) => ({ value, label: value }))}
            placeholder={text('selling:form.choose')}
          />
        )}
        {entries.length === 0 && (
          <>
            <TextField {...field('properShippingName')} ltr autoComplete="off" hint={text('selling:carriage.nameHint')} />
            <TextField {...field('hazardClass')} ltr autoComplete="off" />
            <TextField {...field('subsidiaryHazards')} ltr autoComplete="off" hint={text('selling:carriage.subsidiaryHint')} />
            <SelectField
              {...field('tunnelCode')}
              options={allCodes.enum.map((value) => ({ value, label: `(${value})` }))}
              placeholder={text('selling:form.choose')}
            />
          </>
        )}
        {groups.length > 1 && (
          <SelectField
            {...field('packingGroup')}
            hint={text('selling:carriage.packingGroupHint')}
            options={groups.map((value) => ({ value, label: value }))}
            placeholder={text('selling:form.choose')}
          />
        )}
        {(listed?.needsTechnicalName ?? entries.length === 0) && (
          <TextField {...field('technicalName')} ltr autoComplete="off" hint={text('selling:carriage.technicalNameHint')} />
        )}
        {needsFlashPoint(declared) && (
          <TextField {...field('flashPoint')} ltr autoComplete="off" hint={text('selling:carriage.flashPointHint')} />
        )}
        <TextField
          {...field('emergencyPhone')}
          ltr
          type="tel"
          autoComplete="off"
          hint={text('selling:carriage.emergencyPhoneHint')}
        />
      </Grid>
    </ListingSection>
  )
}

interface ContradictionNoticeProps extends SubstanceFacts {
  unNumber: string
  declaration: DangerousGoodsDeclaration
}

/** Why the UN number does not seem to be that of the product, before the server refuses one that cannot be. */
function ContradictionNotice({ unNumber, declaration, ...facts }: ContradictionNoticeProps) {
  const text = useText()
  const { language } = useLanguage()
  const found = contradictionOf(unNumber, declaration, facts)
  if (found === undefined) return null
  const shown = (value: string) => isolated(value, language)
  const tone = found.certain ? 'error' : 'warning'
  if (found.kind === 'hazards') {
    const values = { hazardClass: shown(found.hazardClass), statements: shown(found.statements.join(', ')) }
    return (
      <Notice tone={tone}>
        {text(`selling:carriage.${found.certain ? 'hazards' : 'hazardsUnsure'}`, { unNumber: shown(unNumber), ...values })}
      </Notice>
    )
  }
  const values = { name: shown(found.properShippingName), known: shown(found.casNumbers.join(', ')) }
  return (
    <Notice tone={tone}>
      {text(`selling:carriage.${found.certain ? 'substance' : 'substanceUnsure'}`, {
        unNumber: shown(unNumber),
        casNumber: shown(facts.casNumber),
        ...values,
      })}
    </Notice>
  )
}

/** What was typed, as far as the list leaves it to the seller. */
const declarationOf = ({
  properShippingName,
  hazardClass,
  subsidiaryHazards,
  packingGroup,
  technicalName,
}: ListingValues['dangerousGoods']): DangerousGoodsDeclaration => ({
  ...undeclared,
  properShippingName: properShippingName === '' ? null : properShippingName,
  hazardClass: hazardClass.trim() === '' ? null : toAsciiDigits(hazardClass.trim()),
  subsidiaryHazards: hazardsTyped(subsidiaryHazards),
  packingGroup: allGroups.enum.find((group) => group === packingGroup) ?? null,
  technicalName: technicalName.trim() === '' ? null : technicalName.trim(),
})
