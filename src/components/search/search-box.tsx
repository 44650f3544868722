import type { FormEvent } from 'react'
import { longestSearch } from '#src/lib/search-length.ts'
import { Button } from '#src/ui/button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Icon } from '#src/ui/icon.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './search-box.module.css'

export interface SearchBoxProps {
  label: string
  placeholder: string
  actionLabel: string
  /** What is searched for now. Where it changes from outside give the box a new `key`. */
  initial?: string | undefined
  /** The trimmed text; empty when the box was emptied. */
  onSearch: (search: string) => void
  /** On a coloured band, larger. */
  hero?: boolean | undefined
}

/** Says what to look for. Nothing is searched before it is sent. */
export function SearchBox({ label, placeholder, actionLabel, initial = '', onSearch, hero = false }: SearchBoxProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    onSearch(typeof typed === 'string' ? typed.trim() : '')
  }
  return (
    // Named, because the page's header has a search of its own.
    <form role="search" aria-label={label} onSubmit={submit} className={classNames(styles.box, hero && styles.hero)}>
      <div className={styles.field}>
        <TextField
          type="search"
          name="search"
          label={label}
          labelHidden
          placeholder={placeholder}
          defaultValue={initial}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          prefix={<Icon name="search" />}
        />
      </div>
      <Button type="submit" variant="primary" className={styles.submit}>
        {actionLabel}
      </Button>
    </form>
  )
}
