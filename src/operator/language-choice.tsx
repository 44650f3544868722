import { toastSignal } from '#src/app/toast-signal.ts'
import { changeLanguage, currentText } from '#src/i18n/i18n.ts'
import { type Language, languages } from '#src/i18n/languages.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Menu } from '#src/ui/menu.tsx'

function choose(language: Language): void {
  changeLanguage(language).catch(() => toastSignal.show('error', currentText()('app:language.failed')))
}

/** The languages of the page, each by its own name. The browser keeps the choice; the server is told with each call. */
export function LanguageChoice() {
  const text = useText()
  const { language } = useLanguage()
  return (
    <Menu
      align="end"
      items={languages.map((code) => ({
        id: code,
        label: text(`app:language.${code}`),
        lang: code,
        checked: code === language,
        onSelect: () => choose(code),
      }))}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          variant="quiet"
          compact
          icon="globe"
          aria-label={`${text('app:language.label')}: ${text(`app:language.${language}`)}`}
        >
          {text('app:language.sign')}
        </Button>
      )}
    />
  )
}
