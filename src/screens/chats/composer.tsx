import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { mediaEndings, mediaProblem } from '#src/forms/chat/media-problem.ts'
import { useDraft } from '#src/forms/platform/use-draft.ts'
import { isolated } from '#src/i18n/format.ts'
import { fileSizeText } from '#src/i18n/file-size.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import type { FormDraft } from '#src/lib/form-draft.ts'
import type { Writing } from '#src/machines/chat/outgoing-messages.ts'
import { Icon } from '#src/ui/icon.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useBytesSource } from '#src/ui/use-bytes-source.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './composer.module.css'

/** The contract's limit for a message, and from where on the rest is counted out. */
const longest = 4000
const countedFrom = 3800

/** As they stand on the keys, whatever the language. */
const keys = { send: '\u2068Enter\u2069', line: '\u2068Shift + Enter\u2069' }

export interface ComposerProps {
  draft: FormDraft
  onWrite: (writing: Writing) => void
}

/** Where a message is written. What is typed outlives a reload; the focus stays here when it is sent. */
export function Composer({ draft, onWrite }: ComposerProps) {
  const text = useText()
  const { language } = useLanguage()
  const id = useId()
  const kept = useDraft({ text: '' }, draft)
  const [typed, setTyped] = useState(kept.text)
  const [file, setFile] = useState<File | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const problem = file === null ? undefined : mediaProblem(file)
  const message = typed.trim()
  const sendable = problem === undefined && (message !== '' || file !== null)

  function take(value: string) {
    setTyped(value)
    if (value === '') draft.drop()
    else draft.keep({ text: value })
  }

  function send(event: FormEvent) {
    event.preventDefault()
    area.current?.focus()
    if (!sendable) return
    onWrite({ text: message, file })
    take('')
    setFile(null)
  }

  function press(event: KeyboardEvent) {
    // While letters are put together (Bangla keyboards), Enter takes the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    send(event)
  }

  return (
    <form className={styles.composer} onSubmit={send}>
      {file !== null && (
        <div className={styles.chosen} role="status">
          <Picture file={file} />
          <span className={styles.chosenText}>
            <bdi className={styles.fileName}>{file.name}</bdi>
            {problem === undefined ? (
              <span>{fileSizeText(file.size, language)}</span>
            ) : (
              <span className={styles.problem}>{text(problem)}</span>
            )}
          </span>
          <IconButton
            icon="close"
            label={text('chats:detach', { name: isolated(file.name, language) })}
            onClick={() => {
              setFile(null)
              area.current?.focus()
            }}
          />
        </div>
      )}
      <div className={styles.row}>
        <input
          id={id}
          type="file"
          accept={mediaEndings}
          className={styles.input}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            // So that the same file can be chosen again after it was taken out.
            event.target.value = ''
            area.current?.focus()
          }}
        />
        <label htmlFor={id} className={styles.attach} title={text('chats:attach')}>
          <Icon name="paperclip" />
          <VisuallyHidden>{text('chats:attach')}</VisuallyHidden>
        </label>
        <div className={styles.area}>
          <TextArea
            ref={area}
            label={text('chats:write')}
            labelHidden
            placeholder={text('chats:write')}
            rows={1}
            value={typed}
            maxLength={longest}
            enterKeyHint="send"
            className={styles.text}
            onKeyDown={press}
            onChange={(event) => take(event.target.value)}
          />
        </div>
        <IconButton
          type="submit"
          icon="send"
          label={text('chats:send')}
          aria-disabled={!sendable || undefined}
          className={styles.send}
        />
      </div>
      <div className={styles.notes}>
        <span className={styles.hint}>{text('chats:hint', keys)}</span>
        <span role="status">{typed.length >= countedFrom && text('chats:left', { count: longest - typed.length })}</span>
      </div>
    </form>
  )
}

/** What is about to be sent, where it is a picture. */
function Picture({ file }: { file: File }) {
  const source = useBytesSource(file)
  return file.type.startsWith('image/') ? <img ref={source} alt="" className={styles.preview} /> : <Icon name="file" />
}
