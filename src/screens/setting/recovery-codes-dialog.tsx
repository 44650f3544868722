import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Cluster, Stack } from '#src/ui/layout.tsx'
import { saveFile } from '#src/ui/save-file.ts'
import styles from './recovery-codes-dialog.module.css'

/** Recovery codes, shown once: they can be copied and saved, and the dialog closes when they were put away. */
export function RecoveryCodesDialog({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const text = useText()
  const [areStored, setAreStored] = useState(false)
  const list = codes.join('\n')
  const save = () =>
    saveFile(new Blob([`${text('account:factors.codesFile')}\n\n${list}\n`], { type: 'text/plain' }), 'kimiya-recovery-codes.txt')
  return (
    <Dialog
      open
      alert
      // Escape does not put the codes away.
      onClose={() => undefined}
      title={text('account:factors.codesTitle')}
      description={text('account:factors.codesLead')}
      actions={
        <Button variant="primary" disabled={!areStored} onClick={onStored}>
          {text('account:factors.done')}
        </Button>
      }
    >
      <Stack gap={4}>
        <ul className={styles.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Cluster gap={2}>
          <Button icon="download" onClick={save}>
            {text('account:factors.downloadCodes')}
          </Button>
          <CopyButton
            text={list}
            label={text('account:factors.copyCodes')}
            copiedLabel={text('account:factors.copied')}
            failedLabel={text('account:factors.copyFailed')}
          />
        </Cluster>
        <Checkbox
          label={text('account:factors.codesStored')}
          checked={areStored}
          onChange={(event) => setAreStored(event.target.checked)}
        />
      </Stack>
    </Dialog>
  )
}
