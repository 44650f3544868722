import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '#src/i18n/use-text.ts'
import { paths, searchAddress, searchOf } from '#src/lib/paths.ts'
import { longestSearch } from '#src/lib/search-length.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { go } from '../go.ts'
import { tellPartLost } from '../part-lost.ts'
import styles from './search-form.module.css'
import {
  type PictureSearchPart,
  type SearchPanelPart,
  type VoiceSearchPart,
  loadPictureSearch,
  loadSearchPanel,
  loadVoiceSearch,
} from './search-parts.ts'
import { typeIn } from './search-writing.ts'

/**
 * Leads to the product list with the text typed. On that list it shows the text searched for. The panel of results is fetched when
 * somebody turns to the box; until it has come, and where it can not be had, the box does all the same.
 */
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
  const [box, setBox] = useState<HTMLInputElement | null>(null)
  const [Panel, setPanel] = useState<SearchPanelPart | null>(null)

  const [Voice, setVoice] = useState<VoiceSearchPart | null>(null)

  /** There while it is open. */
  const [Picture, setPicture] = useState<PictureSearchPart | null>(null)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entry = new FormData(event.currentTarget).get('search')
    const wanted = typeof entry === 'string' ? entry.trim() : ''
    setEmpty(wanted === '')
    if (wanted !== '') go(navigate, searchAddress(wanted))
  }

  function reach() {
    if (Panel === null) loadSearchPanel().then((part) => setPanel(() => part), ignore)
  }

  /** What was not typed is searched for as if it were. */
  function take(said: string) {
    if (box === null) return
    typeIn(box, said)
    setEmpty(false)
    reach()
  }

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{text('app:search.label')}</label>
      </VisuallyHidden>
      <input
        id={id}
        ref={setBox}
        name="search"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={longestSearch}
        defaultValue={searched}
        placeholder={text('app:search.placeholder')}
        autoComplete="off"
        // The panel, once it is there, says by itself what is open and which result is the active one.
        role="combobox"
        aria-expanded={false}
        aria-controls={`${id}-found`}
        aria-autocomplete="list"
        aria-invalid={empty || undefined}
        aria-describedby={empty ? `${id}-empty` : undefined}
        onFocus={() => {
          loadSearchPanel().catch(ignore)
        }}
        onClick={reach}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') reach()
        }}
        onChange={() => {
          setEmpty(false)
          reach()
        }}
        className={styles.input}
      />
      {Panel !== null && box !== null && <Panel box={box} listId={`${id}-found`} />}
      <div className={styles.ways}>
        {Voice === null ? (
          <IconButton
            icon="mic"
            label={text('app:search.voice')}
            onClick={() => {
              loadVoiceSearch().then((part) => setVoice(() => part), tellPartLost)
            }}
          />
        ) : (
          <Voice onText={take} />
        )}
        <IconButton
          icon="camera"
          label={text('app:search.picture')}
          aria-haspopup="dialog"
          onClick={() => {
            loadPictureSearch().then((part) => setPicture(() => part), tellPartLost)
          }}
        />
        <IconButton type="submit" icon="search" label={text('app:search.action')} className={styles.submit} />
      </div>
      {Picture !== null && (
        <Picture
          onClose={() => {
            setPicture(null)
          }}
        />
      )}
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
