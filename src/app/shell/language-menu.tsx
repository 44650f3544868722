import { use } from 'react'
import { useFlow } from '#src/flow/use-flow.ts'
import { changeLanguage, languageOf } from '#src/i18n/i18n.ts'
import { apiLanguages, languages } from '#src/i18n/languages.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { languageSwitchMachine } from '#src/machines/account/language-switch.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { useSession } from '#src/session/use-session.ts'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'
import { AccountActionsContext } from '../account-actions.ts'
import styles from './header.module.css'

/** The languages of the page, each by its own name, and the way to the reader's currency. */
export function LanguageMenu() {
  const text = useText()
  const { language } = useLanguage()
  const currency = useSession((session) => session.currency)
  const { askCurrency } = use(AccountActionsContext)
  const [flow, actor] = useFlow(languageSwitchMachine, {
    turnTexts: (code) => changeLanguage(languageOf(code)),
    deviceId: sessionStore.get().deviceId,
  })
  return (
    <Menu
      align="end"
      items={[
        ...languages.map((code) => ({
          id: code,
          label: text(`app:language.${code}`),
          lang: code,
          checked: code === language,
          onSelect: () => actor.send({ type: 'language.chosen', choice: { code, apiName: apiLanguages[code] } }),
        })),
        {
          id: 'currency',
          label: currency === null ? text('app:currency.entry') : text('app:currency.entryOf', { currency }),
          onSelect: askCurrency,
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          compact
          icon="globe"
          busy={flow.hasTag('busy')}
          aria-label={`${text('app:language.label')}: ${text(`app:language.${language}`)}`}
        >
          <span className={styles.sign}>{text('app:language.sign')}</span>
        </Button>
      )}
    />
  )
}
