import { useState } from 'react'
import { namedCurrencies } from '#src/i18n/currency-names.ts'
import { useLanguage, useText } from '#src/i18n/use-text.ts'
import { tradedCurrencies } from '#src/lib/traded-currencies.ts'
import { sessionStore } from '#src/session/session-store.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

/** Asks in which currency prices are to be shown beside the sellers'. The page is drawn anew with the choice, unless something was typed in it. */
export function CurrencyDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(() => sessionStore.get().currency ?? '')
  return (
    <ConfirmDialog
      open
      title={text('app:currency.title')}
      description={text('app:currency.body')}
      confirmLabel={text('app:currency.save')}
      cancelLabel={text('app:currency.cancel')}
      onConfirm={() => {
        onClose()
        sessionStore.set({ currency: chosen === '' ? null : chosen })
      }}
      onCancel={onClose}
    >
      <SelectField
        label={text('app:currency.label')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        placeholder={text('app:currency.none')}
        options={namedCurrencies(tradedCurrencies, language).map(({ code, label }) => ({ value: code, label }))}
      />
    </ConfirmDialog>
  )
}
