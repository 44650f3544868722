import { useState } from 'react'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Isolate } from '#src/ui/isolate.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from '#src/forms/platform/field-rows.module.css'

export interface GhsCodeFieldProps<Code extends string> {
  legend: string
  searchLabel: string
  known: readonly Code[]
  /** The statement's wording in the reader's language. */
  wordingOf: (code: Code) => string
  chosen: readonly string[]
  onChosen: (codes: string[]) => void
}

/** As many as can be looked through at once. */
const most = 6

/** Statements of a label: found by their code or by words of their wording, and taken one by one. */
export function GhsCodeField<Code extends string>({
  legend,
  searchLabel,
  known,
  wordingOf,
  chosen,
  onChosen,
}: GhsCodeFieldProps<Code>) {
  const text = useText()
  const { formatNumber } = useFormat()
  const [typed, setTyped] = useState('')
  const terms = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (code: Code) => {
    const wording = `${code} ${wordingOf(code)}`.toLocaleLowerCase()
    return terms.every((term) => wording.includes(term))
  }
  const found = terms.length === 0 ? [] : known.filter((code) => !chosen.includes(code) && fits(code))
  const isKnown = (code: string): code is Code => known.some((one) => one === code)
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <Stack gap={3}>
        {chosen.length > 0 && (
          <ul role="list" className={styles.codes}>
            {chosen.map((code) => (
              <li key={code} className={styles.code}>
                <strong>
                  <Isolate>{code.replaceAll('+', ' + ')}</Isolate>
                </strong>
                <span>{isKnown(code) ? wordingOf(code) : text('app:missing')}</span>
                <IconButton
                  icon="close"
                  label={text('selling:form.removeCode', { code })}
                  onClick={() => onChosen(chosen.filter((one) => one !== code))}
                />
              </li>
            ))}
          </ul>
        )}
        <TextField
          type="search"
          label={searchLabel}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {terms.length > 0 && (
          <p role="status" className={styles.hint}>
            {text('selling:form.codesFound', { count: found.length })}
          </p>
        )}
        {found.length > 0 && (
          <ul role="list" className={styles.codes}>
            {found.slice(0, most).map((code) => (
              <li key={code} className={styles.code}>
                <strong>
                  <Isolate>{code.replaceAll('+', ' + ')}</Isolate>
                </strong>
                <span>{wordingOf(code)}</span>
                <Button
                  compact
                  aria-label={text('selling:form.addCode', { code })}
                  onClick={() => onChosen([...chosen, code].toSorted())}
                >
                  {text('selling:form.add')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {found.length > most && (
          <p className={styles.hint}>{text('selling:form.moreCodes', { count: formatNumber(found.length - most) })}</p>
        )}
      </Stack>
    </fieldset>
  )
}
