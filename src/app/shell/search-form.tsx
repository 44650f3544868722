import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths, searchAddress, searchOf } from '#src/lib/paths.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { go } from '../go.ts'
import styles from './search-form.module.css'

/** Leads to the product list with the text typed. On that list it shows the text searched for. */
export function SearchForm() {
  const { pathname, search } = useLocation()
  const searched = pathname === paths.productFilter ? searchOf(search) : ''
  return <SearchBox key={searched} searched={searched} />
}

function SearchBox({ searched }: { searched: string }) {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const [empty, setEmpty] = useState(false)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entry = new FormData(event.currentTarget).get('search')
    const wanted = typeof entry === 'string' ? entry.trim() : ''
    setEmpty(wanted === '')
    if (wanted !== '') go(navigate, searchAddress(wanted))
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{text('app:search.label')}</label>
      </VisuallyHidden>
      <input
        id={id}
        name="search"
        type="search"
        maxLength={200}
        defaultValue={searched}
        placeholder={text('app:search.placeholder')}
        autoComplete="off"
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${id}-empty` : undefined}
        onChange={() => {
          setEmpty(false)
        }}
        className={styles.input}
      />
      <IconButton type="submit" icon="search" label={text('app:search.action')} className={styles.submit} />
      {empty && (
        <p id={`${id}-empty`} role="alert" className={styles.empty}>
          {text('app:search.empty')}
        </p>
      )}
    </form>
  )
}
