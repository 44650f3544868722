import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths, searchAddress, searchOf } from '#src/lib/paths.ts'
import { longestSearch } from '#src/lib/search-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { type ComboboxPopup, useCombobox } from '#src/ui/use-combobox.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { go } from '../go.ts'
import { notifyChunkFailure } from '../chunk-failure.ts'
import styles from './search-form.module.css'
import type { SearchPopup } from './search-popup.ts'
import {
  type PictureSearchPart,
  type SearchPanelPart,
  type VoiceSearchPart,
  loadPictureSearch,
  loadSearchPanel,
  loadVoiceSearch,
} from './search-parts.ts'

const notLoaded: ComboboxPopup = { id: '', kind: 'listbox', open: false, rows: [] }

/**
 * Leads to the product list with the text typed. On that list it shows the text searched for. The panel of results is fetched when
 * somebody turns to the box; until it has come, and where it cannot be had, the box does all the same.
 */
export function SearchForm() {
  const { pathname, search } = useLocation()
  const searched = pathname === paths.productFilter ? searchOf(search) : ''
  return <SearchBox key={searched} searched={searched} />
}

/** Holds the text of the search; the panel is given it and asks for changes. */
function SearchBox({ searched }: { searched: string }) {
  const text = useText()
  const navigate = useNavigate()
  const id = useId()
  const [value, setValue] = useState(searched)
  const [empty, setEmpty] = useState(false)
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const [Panel, setPanel] = useState<SearchPanelPart | null>(null)
  const [popup, setPopup] = useState<SearchPopup | null>(null)
  const [Voice, setVoice] = useState<VoiceSearchPart | null>(null)
  /** There while it is open. */
  const [Picture, setPicture] = useState<PictureSearchPart | null>(null)
  const { active, inputProps } = useCombobox({ popup: popup ?? notLoaded, onOpen: open, onType: search })

  function open() {
    if (popup !== null) popup.onOpen(value)
    else loadSearchPanel().then((part) => setPanel(() => part), ignore)
  }

  function search(typed: string) {
    setValue(typed)
    setEmpty(false)
    if (popup !== null) popup.onType(typed)
    else open()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = value.trim()
    const address = popup?.onSubmit(wanted) ?? searchAddress(wanted)
    setEmpty(wanted === '')
    if (wanted !== '') go(navigate, address)
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{text('app:search.label')}</label>
      </VisuallyHidden>
      <input
        {...inputProps}
        id={id}
        ref={setBox}
        name="search"
        inputMode="search"
        enterKeyHint="search"
        maxLength={longestSearch}
        value={value}
        placeholder={text('app:search.placeholder')}
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${id}-empty` : undefined}
        onFocus={() => {
          loadSearchPanel().catch(ignore)
        }}
        onClick={open}
        className={styles.input}
      />
      {Panel !== null && box !== null && (
        <Panel box={box} id={`${id}-found`} text={value} active={active} onText={setValue} onPopup={setPopup} />
      )}
      <div className={styles.methods}>
        {Voice === null ? (
          <IconButton
            icon="mic"
            label={text('app:search.voice')}
            onClick={() => {
              loadVoiceSearch().then((part) => setVoice(() => part), notifyChunkFailure)
            }}
          />
        ) : (
          <Voice
            onText={(spoken) => {
              box?.focus()
              search(spoken)
            }}
          />
        )}
        <IconButton
          icon="camera"
          label={text('app:search.picture')}
          aria-haspopup="dialog"
          onClick={() => {
            loadPictureSearch().then((part) => setPicture(() => part), notifyChunkFailure)
          }}
        />
        <IconButton type="submit" icon="search" label={text('app:search.action')} className={styles.submit} />
      </div>
      {Picture !== null && <Picture onClose={() => setPicture(null)} />}
      {empty && (
        <p id={`${id}-empty`} role="alert" className={styles.empty}>
          {text('app:search.empty')}
        </p>
      )}
    </form>
  )
}

/** The box works without its panel; whether it can be had is tried again with the next press. */
const ignore = () => undefined
