import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { configureApi } from '#src/api/api-settings.ts'
import { endDeadSession } from '#src/app/dead-session.ts'
import { preloadPage } from '#src/app/load-route.ts'
import { PageFrame } from '#src/app/page-frame.tsx'
import { routeOf, textsOf } from '#src/app/routes.ts'
import { toastSignal } from '#src/app/toast-signal.ts'
import { currentLanguage } from '#src/i18n/i18n.ts'
import { apiLanguages } from '#src/i18n/languages.ts'
import { startI18n } from '#src/i18n/start-i18n.ts'
import { withinChunkLimit } from '#src/lib/chunk-limit.ts'
import { sessionStore } from '#src/session/session-store.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'

async function start(): Promise<void> {
  // Only the demo's build has this branch; the marketplace's own has no trace of the mock.
  if (__MOCK__) await (await import('#src/mock/start-mock.ts')).startMock()
  configureApi({
    token: sessionStore.token,
    side: () => sessionStore.get().accountType,
    language: () => apiLanguages[currentLanguage()],
    currency: () => sessionStore.get().currency,
    onDeadSession: endDeadSession,
    // Without its code the call is refused in plain text.
    onStepUp: (stepUp) =>
      withinChunkLimit(import('#src/app/step-up.tsx'))
        .then(({ confirmIdentity }) => confirmIdentity(stepUp))
        .catch(() => false),
  })
  preloadPage(location.pathname)
  await startI18n(textsOf(routeOf(location.pathname)))
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no #root')
  toastSignal.showKept()
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <PageFrame />
      </BrowserRouter>
    </StrictMode>,
  )
}

void start()
