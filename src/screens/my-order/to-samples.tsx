import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'

/** The way to the samples: their notifications lead to the orders, on either side. */
export function ToSamples() {
  const text = useText()
  return (
    <ButtonLink icon="flask" href={paths.mySampleRequest}>
      {text('order:list.samples')}
    </ButtonLink>
  )
}
