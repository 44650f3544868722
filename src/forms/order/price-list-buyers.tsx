import { useState } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import styles from '#src/forms/platform/field-rows.module.css'
import { createPriceListBody } from '#src/generated/bodies/createPriceList.ts'
import type { components } from '#src/generated/schema.ts'
import { isolated } from '#src/i18n/format.ts'
import { useFormat, useLanguage, useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import ownStyles from './price-list-form.module.css'
import type { PriceListValues } from './price-list-schema.ts'

type KnownBuyer = components['schemas']['KnownBuyer']
type PriceListForm = components['schemas']['PriceListForm']

const most = createPriceListBody.properties.buyers.maxItems
/** Where there are more a name can be typed, and so many at most stand there besides those that are chosen. */
const few = 8
const mostShown = 50

export interface PriceListBuyersProps {
  form: UseFormReturn<PriceListValues, unknown, PriceListForm>
  buyers: readonly KnownBuyer[]
}

/** For whom the prices are: those who were on the list when it was opened stand first, and who is chosen is shown whatever is looked for. */
export function PriceListBuyers({ form, buyers }: PriceListBuyersProps) {
  const text = useText()
  const { formatCountry } = useFormat()
  const { language } = useLanguage()
  const [search, setSearch] = useState('')
  // As the form was opened: a row does not jump away under the press that ticks it.
  const [first] = useState(() => new Set(form.getValues('buyers')))
  const { field } = useController({ control: form.control, name: 'buyers' })
  const chosen = field.value
  const { buyers: errors } = form.formState.errors
  const wanted = search.trim().toLocaleLowerCase()
  const ranked = [...buyers.filter(({ _id }) => first.has(_id)), ...buyers.filter(({ _id }) => !first.has(_id))]
  const found = ranked.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  const hidden = new Set(found.filter(({ _id }) => !chosen.includes(_id)).slice(mostShown))
  const shown = ranked.filter((buyer) => chosen.includes(buyer._id) || (found.includes(buyer) && !hidden.has(buyer)))
  const problemOf = (id: string) => {
    const at = chosen.indexOf(id)
    return at < 0 ? undefined : errors?.[at]?.message
  }
  const toggle = (id: string) => {
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
    // The server's messages are by place: after a change they would stand at others.
    form.clearErrors('buyers')
  }
  return (
    <fieldset className={styles.group}>
      <legend>{text('prices:form.buyers')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text(buyers.length === 0 ? 'prices:form.noBuyers' : 'prices:form.buyersHint')}</p>
        {errors?.message !== undefined && <p className={styles.problem}>{errors.message}</p>}
        {buyers.length > few && (
          <TextField
            type="search"
            label={text('prices:form.findBuyer')}
            value={search}
            autoComplete="off"
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              // Enter would send the form.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
        {buyers.length > 0 && (
          <>
            <div className={ownStyles.choices} role="group" aria-label={text('prices:form.buyers')}>
              {shown.map(({ _id, name, country }) => (
                <Checkbox
                  key={_id}
                  label={text('prices:form.buyer', { name: isolated(name, language), country: formatCountry(country) })}
                  checked={chosen.includes(_id)}
                  disabled={chosen.length >= most && !chosen.includes(_id)}
                  error={problemOf(_id)}
                  onChange={() => toggle(_id)}
                />
              ))}
              {found.length === 0 && <p className={styles.hint}>{text('prices:form.noBuyerFound')}</p>}
              {hidden.size > 0 && <p className={styles.hint}>{text('prices:form.moreBuyers', { count: hidden.size })}</p>}
            </div>
            <p className={styles.hint} role="status">
              {text('prices:form.buyersChosen', { count: chosen.length })}
            </p>
          </>
        )}
      </Stack>
    </fieldset>
  )
}
