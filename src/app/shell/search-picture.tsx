import { useRef } from 'react'
import { FailedView } from '#src/components/platform/failed-view.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { currentLanguage } from '#src/i18n/i18n.ts'
import { useFormat, useText } from '#src/i18n/use-text.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { type ReadPicture, imageSearchMachine } from '#src/machines/search/image-search.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Progress } from '#src/ui/progress.tsx'
import { sendablePicture } from './search-drawing.ts'
import { PictureResults } from './search-picture-results.tsx'
import styles from './search-modes.module.css'

/** The recognition is large, so its code comes with the first picture. */
const read: ReadPicture = async (picture, onProgress, signal) => {
  const { readPicture } = await withinChunkLimit(import('./search-recognition.ts'))
  return readPicture(picture, currentLanguage(), onProgress, signal)
}

/** Looks for what a picture of a label says. It opens with this component. */
export function PictureSearch({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { formatPercent } = useFormat()
  const [view, actor] = useFlow(imageSearchMachine, { read, prepare: sendablePicture })
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const { found, share, service } = view.context
  const reading = view.hasTag('reading')
  const choosing = !view.hasTag('busy') && !view.hasTag('failed')
  const waitingFor = view.hasTag('analysing')
    ? 'search:picture.analysing'
    : !reading
      ? 'search:picture.querying'
      : share > 0
        ? 'search:picture.reading'
        : 'search:picture.loading'

  function take(input: HTMLInputElement) {
    const picture = input.files?.[0]
    if (picture !== undefined) actor.send({ type: 'picture.chosen', picture })
    // The same picture can be chosen again.
    input.value = ''
  }

  return (
    <Dialog
      open
      title={text('search:picture.title')}
      description={text('search:picture.lead')}
      closeLabel={text('search:picture.close')}
      onClose={onClose}
      actions={
        choosing ? (
          <>
            <Button icon="image" onClick={() => chooser.current?.click()}>
              {text('search:picture.choose')}
            </Button>
            <Button icon="camera" variant="primary" onClick={() => camera.current?.click()}>
              {text('search:picture.take')}
            </Button>
          </>
        ) : undefined
      }
    >
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={text('search:picture.choose')}
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={text('search:picture.take')}
        onChange={(event) => take(event.currentTarget)}
      />
      {view.hasTag('asking') && <Progress label={text('app:wait')} />}
      {view.hasTag('failed') && <FailedView failure={null} onRetry={() => actor.send({ type: 'retry.asked' })} />}
      {view.hasTag('busy') && !view.hasTag('asking') && (
        <Progress
          label={text(waitingFor)}
          value={reading && share > 0 ? share : undefined}
          valueText={reading && share > 0 ? formatPercent(Math.round(share * 100)) : undefined}
          onCancel={() => actor.send({ type: 'search.cancelled' })}
          cancelLabel={text('search:picture.cancel')}
        />
      )}
      {choosing && found === null && (
        <p className={styles.privacy}>{text(service === null ? 'search:picture.privacy' : 'search:picture.privacySent')}</p>
      )}
      {view.hasTag('filled') && found !== null && <PictureResults found={found} onOpen={onClose} />}
    </Dialog>
  )
}
