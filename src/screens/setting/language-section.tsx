import { useFlow } from '#src/flow/use-flow.ts'
import { changeLanguage, languageOf } from '#src/i18n/i18n.ts'
import { apiLanguages, languages } from '#src/i18n/languages.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { languageSwitchMachine } from '#src/machines/account/language-switch.machine.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { Section } from '#src/ui/page.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'

/** The language of the page, and of the mails and documents that the server writes. */
export function LanguageSection() {
  const text = useText()
  const { language } = useLanguage()
  const [, actor] = useFlow(languageSwitchMachine, {
    turnTexts: (code) => changeLanguage(languageOf(code)),
    deviceId: sessionStore.get().deviceId,
  })
  return (
    <Section title={text('app:language.label')} lead={text('account:language.lead')}>
      <RadioGroup
        label={text('app:language.label')}
        labelHidden
        name="language"
        cards
        value={language}
        options={languages.map((code) => ({ value: code, label: <span lang={code}>{text(`app:language.${code}`)}</span> }))}
        onChange={(event) => {
          const code = languageOf(event.target.value)
          actor.send({ type: 'language.chosen', choice: { code, apiName: apiLanguages[code] } })
        }}
      />
    </Section>
  )
}
