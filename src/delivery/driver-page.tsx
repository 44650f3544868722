import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Actor } from 'xstate'
import { apiLanguages, directions, type Language, languages } from '#src/i18n/languages.ts'
import type { driverJobMachine } from '#src/machines/delivery/driver-job.machine.ts'
import { isOverUnsent, stateWith } from '#src/machines/delivery/driver-reports.ts'
import { JobActions } from './job-actions.tsx'
import { JobFacts } from './job-facts.tsx'
import { fetchTexts, storeLanguage, type Text } from './texts.ts'
import styles from './driver-page.module.css'

export interface DriverPageProps {
  actor: Actor<typeof driverJobMachine>
  texts: Text
  language: Language
}

/** One job of a driver, from the link to the signature. */
export function DriverPage({ actor, texts, language: first }: DriverPageProps) {
  const flow = useSyncExternalStore(
    (onChange) => {
      const subscription = actor.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot(),
  )
  const [language, setLanguage] = useState(first)
  const [text, setText] = useState<Text>(() => texts)

  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directions[language]
    document.title = text('driver:title')
  }, [language, text])

  const choose = async (chosen: Language) => {
    // Without a network the page stays in the language that it has.
    const fetched = await fetchTexts(chosen).catch(() => undefined)
    if (fetched === undefined) return
    storeLanguage(chosen)
    setText(() => fetched)
    setLanguage(chosen)
    actor.send({ type: 'language.changed', language: apiLanguages[chosen] })
  }

  const { job, reports, message } = flow.context
  return (
    <main className={styles.page}>
      <header className={styles.head}>
        <h1>{text('driver:title')}</h1>
        <nav aria-label={text('driver:language')} className={styles.languages}>
          {languages.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              className={styles.language}
              onClick={() => void choose(code)}
            >
              {text(`driver:languages.${code}`)}
            </button>
          ))}
        </nav>
      </header>
      {flow.hasTag('loading') && <p role="status">{text('driver:loading')}</p>}
      {flow.hasTag('closed') && (
        <p role="alert" className={styles.notice}>
          {message ?? text('driver:noLink')}
        </p>
      )}
      {flow.hasTag('failed') && (
        <div role="alert" className={styles.notice}>
          <p>{message ?? text('driver:unreachable')}</p>
          <button type="button" className={styles.primary} onClick={() => actor.send({ type: 'retry.asked' })}>
            {text('driver:retry')}
          </button>
        </div>
      )}
      {flow.hasTag('ready') && job !== null && (
        <>
          <p role="status" className={styles.state}>
            {text(isOverUnsent(job, reports) ? 'driver:unsent' : `driver:state.${stateWith(job, reports)}`)}
          </p>
          {reports.length > 0 && (
            <p role="status" className={styles.waiting}>
              {text('driver:waiting', { count: reports.length })}
              {flow.hasTag('offline') && (
                <button type="button" className={styles.quiet} onClick={() => actor.send({ type: 'retry.asked' })}>
                  {text('driver:sendNow')}
                </button>
              )}
            </p>
          )}
          {message !== null && (
            <div role="alert" className={styles.notice}>
              <p>{message}</p>
              <button type="button" className={styles.quiet} onClick={() => actor.send({ type: 'notice.dismissed' })}>
                {text('driver:dismiss')}
              </button>
            </div>
          )}
          <JobActions flow={flow} send={(event) => actor.send(event)} text={text} />
          <JobFacts job={job} text={text} language={language} />
        </>
      )}
    </main>
  )
}
