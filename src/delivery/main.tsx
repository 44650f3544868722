import { createRoot } from 'react-dom/client'
import { createActor, fromCallback } from 'xstate'
import { apiLanguages } from '#src/i18n/languages.ts'
import { type DriverJobEvent, driverJobMachine } from '#src/machines/delivery/driver-job.machine.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { DriverPage } from './driver-page.tsx'
import { keepJob, readJob, takeToken } from './kept-job.ts'
import { chosenLanguage, fetchTexts } from './texts.ts'
import { watchPosition } from './watch-position.ts'

async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('delivery.html has no #root')
  const storage = () => localStorage
  const token = takeToken(storage, location, (path) => history.replaceState(null, '', path))
  const language = chosenLanguage(location.search)
  const machine = driverJobMachine.provide({
    actors: {
      watching: fromCallback<DriverJobEvent>(({ sendBack }) => watchPosition(navigator.geolocation, sendBack)),
    },
    actions: {
      keep: (_, kept) => {
        if (token !== null) keepJob(storage, token, kept)
      },
    },
  })
  const input = { token, language: apiLanguages[language], kept: readJob(storage, token) }
  const actor = createActor(machine, { input }).start()
  addEventListener('online', () => actor.send({ type: 'network.returned' }))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') actor.send({ type: 'page.shown' })
  })
  const texts = await fetchTexts(language)
  createRoot(root).render(<DriverPage actor={actor} texts={texts} language={language} />)
}

void start()
