import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { configureApi } from '#src/api/api-settings.ts'
import { currentLanguage } from '#src/i18n/i18n.ts'
import { apiLanguages } from '#src/i18n/languages.ts'
import { startI18n } from '#src/i18n/start-i18n.ts'
import '#src/ui/tokens.css'
import '#src/ui/base.css'
import { confirmOperator } from './confirm-operator.tsx'
import { OperatorFrame } from './operator-frame.tsx'
import { operatorSession } from './operator-session.ts'

async function start(): Promise<void> {
  configureApi({
    token: () => operatorSession.get().token,
    language: () => apiLanguages[currentLanguage()],
    onDeadSession: ({ token, message }) => operatorSession.end(token, message),
    onStepUp: confirmOperator,
  })
  await startI18n(['app', 'fields', 'operator', 'account', 'auth', 'abuse', 'dispute', 'order', 'tracking'])
  const root = document.getElementById('root')
  if (root === null) throw new Error('operator.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <OperatorFrame />
      </BrowserRouter>
    </StrictMode>,
  )
}

void start()
