import { type FormEvent, useId, useState } from 'react'
import { isolated } from '#src/i18n/format.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { readPrice } from '#src/lib/product-filters.ts'
import { Button } from '#src/ui/button.tsx'
import { NumberField } from '#src/ui/number-field.tsx'
import styles from './filter-panel.module.css'

export interface PriceFilterProps {
  /** Per kilogram, litre or piece; null where there is no bound. */
  from: number | null
  to: number | null
  /** Of both, as its ISO code. */
  currency: string
  onPrice: (from: number | null, to: number | null) => void
}

type Mistake = 'from' | 'to' | 'order'

/** The range of the unit price. Applied as a whole: half a range would be searched for while the other half is typed. */
export function PriceFilter({ from, to, currency, onPrice }: PriceFilterProps) {
  const text = useText()
  const { language } = useLanguage()
  const id = useId()
  const [mistake, setMistake] = useState<Mistake | undefined>(undefined)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const typed = (name: string) => {
      const value = fields.get(name)
      return readPrice(typeof value === 'string' ? value : '')
    }
    const [low, high] = [typed('priceFrom'), typed('priceTo')]
    if (low === undefined) setMistake('from')
    else if (high === undefined) setMistake('to')
    else if (low !== null && high !== null && high < low) setMistake('order')
    else {
      setMistake(undefined)
      onPrice(low, high)
    }
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.legend}>
        {text('catalogue:filter.price')}
      </span>
      <p className={styles.hint}>{text('catalogue:filter.priceHint', { currency: isolated(currency, language) })}</p>
      <div className={styles.prices}>
        <NumberField
          name="priceFrom"
          label={text('catalogue:filter.priceFrom')}
          defaultValue={from ?? ''}
          error={mistake === 'from' ? text('catalogue:filter.priceWrong') : undefined}
        />
        <NumberField
          name="priceTo"
          label={text('catalogue:filter.priceTo')}
          defaultValue={to ?? ''}
          error={
            mistake === 'to'
              ? text('catalogue:filter.priceWrong')
              : mistake === 'order'
                ? text('catalogue:filter.priceOrder')
                : undefined
          }
        />
        <div className={styles.wide}>
          <Button type="submit" wide compact>
            {text('catalogue:filter.priceApply')}
          </Button>
        </div>
      </div>
    </form>
  )
}
