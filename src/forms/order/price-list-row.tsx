import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import styles from '#src/forms/platform/field-rows.module.css'
import { createPriceListBody } from '#src/generated/bodies/createPriceList.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import ownStyles from './price-list-form.module.css'
import { emptyPriceTier, messageAt, type PriceListRowValues, type PriceListValues } from './price-list-schema.ts'

type PriceListForm = components['schemas']['PriceListForm']

const mostTiers = createPriceListBody.properties.rows.items.properties.tiers.maxItems

export interface PriceListRowProps {
  form: UseFormReturn<PriceListValues, unknown, PriceListForm>
  at: number
  row: PriceListRowValues
  onRemove: () => void
}

/** A product of the list: why its prices do not hold, where they do not, and what it costs from which quantity on. */
export function PriceListRow({ form, at, row, onRemove }: PriceListRowProps) {
  const text = useText()
  const { formatMoney, formatNumber, formatQuantity, formatUnit } = useFormat()
  const local = useLocal()
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: `rows.${at}.tiers` })
  const currency = useWatch({ control, name: 'currency' })
  const { errors } = formState
  const name = local(row.name, 'name')
  const unit = formatUnit(row.unit)
  const wrong = messageAt(errors, `rows.${at}.productId`)
  return (
    <div className={ownStyles.product} role="group" aria-label={name}>
      <div className={ownStyles.head}>
        <div>
          <p className={ownStyles.name}>
            <bdi>{name}</bdi>
          </p>
          {row.listed !== null && (
            <p className={styles.hint}>
              {text('prices:form.listed', {
                price: formatMoney(row.listed.price),
                quantity: formatQuantity(row.listed.minimumOrder),
              })}
            </p>
          )}
        </div>
        <IconButton icon="trash" label={text('prices:form.removeProduct', { name })} onClick={onRemove} />
      </div>
      {row.problem !== null && <Notice tone="warning">{text(`prices:problem.${row.problem}`)}</Notice>}
      {wrong !== undefined && <p className={styles.problem}>{wrong}</p>}
      {fields.map(({ id }, tier) => {
        const number = formatNumber(tier + 1)
        const path = `rows.${at}.tiers.${tier}` as const
        return (
          <div key={id} className={styles.row} role="group" aria-label={text('prices:form.tier', { name, number })}>
            <NumberField
              {...register(`${path}.minimumQuantity.value`)}
              required
              label={text('prices:form.tierFrom', { unit })}
              error={messageAt(
                errors,
                `${path}.minimumQuantity.value`,
                `${path}.minimumQuantity.unit`,
                `${path}.minimumQuantity`,
              )}
            />
            <NumberField
              {...register(`${path}.price.amount`)}
              required
              label={text('prices:form.tierPrice', { currency, unit })}
              error={messageAt(errors, `${path}.price.amount`, `${path}.price.currency`, `${path}.price`)}
            />
            {fields.length > 1 && (
              <IconButton icon="trash" label={text('prices:form.removeTier', { name, number })} onClick={() => remove(tier)} />
            )}
          </div>
        )
      })}
      {fields.length < mostTiers && (
        <Button icon="plus" compact className={styles.add} onClick={() => append(emptyPriceTier)}>
          <span aria-hidden="true">{text('prices:form.addTier')}</span>
          <VisuallyHidden>{text('prices:form.addTierOf', { name })}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
