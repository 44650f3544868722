import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import { longestSearch } from '#src/lib/search-length.ts'
import styles from '#src/forms/platform/field-rows.module.css'
import { createPriceListBody } from '#src/generated/bodies/createPriceList.ts'
import type { components } from '#src/generated/schema.ts'
import { useFormat, useLocal, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import ownStyles from './price-list-form.module.css'
import { PriceListRow } from './price-list-row.tsx'
import { messageAt, newPriceListRow, type PriceListValues } from './price-list-schema.ts'

type PriceListForm = components['schemas']['PriceListForm']
type ProductCard = components['schemas']['ProductCard']

/** The seller's own products, as far as they were looked for. */
export interface FoundProducts {
  products: readonly ProductCard[]
  total: number
  search: string
  busy: boolean
  /** What is to be seen where they could not be read. */
  failed: ReactNode
  onSearch: (search: string) => void
}

export interface PriceListProductsProps {
  form: UseFormReturn<PriceListValues, unknown, PriceListForm>
  found: FoundProducts
}

const most = createPriceListBody.properties.rows.maxItems

/** What the prices are for, and the products that can be added. The first one decides the currency of the list. */
export function PriceListProducts({ form, found }: PriceListProductsProps) {
  const text = useText()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rows' })
  const currency = useWatch({ control: form.control, name: 'currency' })
  const { errors } = form.formState
  // Of the list as a whole: `root` where the form found it, else the server.
  const wrong = messageAt(errors, 'rows.root', 'rows')
  const add = (product: ProductCard) => {
    if (fields.length === 0) form.setValue('currency', product.price.currency)
    form.clearErrors('rows')
    append(newPriceListRow(product), { focusName: `rows.${fields.length}.tiers.0.price.amount` })
  }
  return (
    <fieldset className={styles.group}>
      <legend>{text('prices:form.products')}</legend>
      <Stack gap={3}>
        <p className={styles.hint}>{text('prices:form.productsHint')}</p>
        {wrong !== undefined && (
          <p className={styles.problem} role="alert">
            {wrong}
          </p>
        )}
        {fields.map((row, at) => (
          <PriceListRow key={row.id} form={form} at={at} row={row} onRemove={() => remove(at)} />
        ))}
        <ProductSearch
          found={found}
          isFull={fields.length >= most}
          onList={new Set(fields.map(({ productId }) => productId))}
          currency={fields.length === 0 ? undefined : currency}
          onAdd={add}
        />
      </Stack>
    </fieldset>
  )
}

interface ProductSearchProps {
  found: FoundProducts
  isFull: boolean
  onList: ReadonlySet<string>
  /** That of the list; any while there is none on it. */
  currency: string | undefined
  onAdd: (product: ProductCard) => void
}

function ProductSearch({ found, isFull, onList, currency, onAdd }: ProductSearchProps) {
  const text = useText()
  const local = useLocal()
  const { formatUnitPrice } = useFormat()
  const [typed, setTyped] = useState(found.search)
  const { products, total, search, busy, failed, onSearch } = found
  const more = total - products.length
  const find = () => onSearch(typed.trim())
  const reasonOf = ({ _id, price }: ProductCard) => {
    if (onList.has(_id)) return text('prices:form.added')
    return currency !== undefined && price.currency !== currency
      ? text('prices:form.otherCurrency', { currency: price.currency })
      : undefined
  }
  return (
    <div role="group" aria-label={text('prices:form.found')}>
      <div className={ownStyles.search}>
        <TextField
          type="search"
          label={text('prices:form.findProduct')}
          value={typed}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It would send the form.
            event.preventDefault()
            find()
          }}
        />
        <Button icon="search" busy={busy} busyLabel={text('app:wait')} onClick={find}>
          {text('prices:form.search')}
        </Button>
      </div>
      {failed}
      <Stack as="ul" gap={1}>
        {products.map((product) => {
          const name = local(product, 'name')
          const reason = reasonOf(product)
          return (
            <li key={product._id} className={ownStyles.found}>
              <div>
                <bdi>{name}</bdi>
                <p className={styles.hint}>{formatUnitPrice(product.price, product.priceUnit)}</p>
                {product.status !== 'active' && <p className={styles.hint}>{text('prices:form.hidden')}</p>}
              </div>
              {reason === undefined ? (
                <Button icon="plus" compact disabled={isFull} onClick={() => onAdd(product)}>
                  <span aria-hidden="true">{text('prices:form.add')}</span>
                  <VisuallyHidden>{text('prices:form.addOf', { name })}</VisuallyHidden>
                </Button>
              ) : (
                <span className={styles.hint}>{reason}</span>
              )}
            </li>
          )
        })}
      </Stack>
      {total === 0 && !busy && failed === null && (
        <p className={styles.hint}>{text(search === '' ? 'prices:form.noProducts' : 'prices:form.noProductFound')}</p>
      )}
      {more > 0 && <p className={styles.hint}>{text('prices:form.moreProducts', { count: more })}</p>}
    </div>
  )
}
