import { useWatch } from 'react-hook-form'
import { addSellerProductBody } from '#src/generated/bodies/addSellerProduct.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type DangerousGoodsDeclaration, transportDescription, undeclared } from '#src/lib/dangerous-goods.ts'
import { dangerousGoodsEntries, declarationOfEntry, entryOfName, packingGroupsOf } from '#src/lib/dangerous-goods-entries.ts'
import { isUnNumber, normaliseUnNumber } from '#src/lib/un-number.ts'
import { Isolate } from '#src/ui/isolate.tsx'
import { Grid } from '#src/ui/layout.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { ListingSection, type ListingSectionProps, problemAt } from './listing-section.tsx'
import type { ListingValues } from './listing-values.ts'

const { packingGroup: allGroups, tunnelCode: allCodes } = addSellerProductBody.properties.dangerousGoods.properties

type Field = keyof ListingValues['dangerousGoods']

/**
 * How dangerous goods are declared for carriage. Asked is what the list does not say of the UN number; nothing without a number. It can be
 * left open: the first dispatch asks for it.
 */
export function ListingCarriageSection({ form: { register, control, formState } }: ListingSectionProps) {
  const text = useText()
  const [typedNumber, typed] = useWatch({ control, name: ['unNumber', 'dangerousGoods'] })
  const unNumber = normaliseUnNumber(typedNumber.trim())
  if (!isUnNumber(unNumber)) return null
  const entries = dangerousGoodsEntries(unNumber)
  const listed = entryOfName(unNumber, declarationOf(typed))
  const groups = entries.length === 0 ? allGroups.enum : listed === undefined ? [] : packingGroupsOf(listed)
  const field = (name: Field) => ({
    ...register(`dangerousGoods.${name}`),
    label: text(`selling:carriage.${name}`),
    error: problemAt(formState.errors, `dangerousGoods.${name}`),
  })
  return (
    <ListingSection id="listing-carriage" title={text('selling:section.carriage')} lead={text('selling:section.carriageLead')}>
      {listed !== undefined && (
        <p>
          <Isolate>{transportDescription(unNumber, declarationOfEntry(unNumber, declarationOf(typed)))}</Isolate>
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

/** What was typed, as far as the list leaves it to the seller. */
const declarationOf = ({
  properShippingName,
  packingGroup,
  technicalName,
}: ListingValues['dangerousGoods']): DangerousGoodsDeclaration => ({
  ...undeclared,
  properShippingName: properShippingName === '' ? null : properShippingName,
  packingGroup: allGroups.enum.find((group) => group === packingGroup) ?? null,
  technicalName: technicalName.trim() === '' ? null : technicalName.trim(),
})
