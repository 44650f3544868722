import type { ReactNode } from 'react'
import type { Job } from '#src/api/call-carrier-api.ts'
import type { Language } from '#src/i18n/languages.ts'
import { intlLocales } from '#src/i18n/languages.ts'
import type { Text } from './texts.ts'
import styles from './driver-page.module.css'

export interface JobFactsProps {
  job: Job
  text: Text
  language: Language
}

/** What is carried, from where, and to whom. */
export function JobFacts({ job, text, language }: JobFactsProps) {
  const itemName = job[`name_${language}`] ?? job.name_en
  const { packages, grossKilograms, batches = [] } = job
  const number = new Intl.NumberFormat(intlLocales[language], { maximumFractionDigits: 6 })
  const amount = (value: number, unit = job.quantity.unit) => `${number.format(value)} ${text(`driver:unit.${unit}`)}`
  return (
    <section className={styles.card} aria-label={text('driver:job')}>
      <dl className={styles.facts}>
        <Fact name={text('driver:items')}>
          <bdi>{itemName}</bdi>
        </Fact>
        <Fact name={text('driver:quantity')}>{amount(job.quantity.value)}</Fact>
        {packages !== undefined && (
          <Fact name={text('driver:packages')}>
            {number.format(packages.count)} × {text(`driver:packageKind.${packages.kind}`)}
          </Fact>
        )}
        {grossKilograms !== undefined && <Fact name={text('driver:grossWeight')}>{amount(grossKilograms, 'kg')}</Fact>}
        {batches.length > 0 && (
          <Fact name={text('driver:batches')}>
            {batches.map((batch) => (
              <p key={batch.number}>
                <bdi>{batch.number}</bdi>
                {batch.quantity !== undefined && `: ${amount(batch.quantity)}`}
              </p>
            ))}
          </Fact>
        )}
        {job.unNumber !== undefined && (
          <Fact name={text('driver:dangerous')}>
            <bdi className={styles.warning} dir="ltr">
              {job.carriage?.description ?? job.unNumber}
            </bdi>
          </Fact>
        )}
        {job.carriage !== undefined && (
          <Fact name={text('driver:emergencyPhone')}>
            <a href={`tel:${job.carriage.emergencyPhone}`}>
              <bdi dir="ltr">{job.carriage.emergencyPhone}</bdi>
            </a>
          </Fact>
        )}
        <Fact name={text('driver:order')}>
          <bdi dir="ltr">{job.orderNumber}</bdi>
        </Fact>
        <Fact name={text('driver:vehicle')}>
          <bdi>{job.vehicle}</bdi>
        </Fact>
      </dl>
      <Place name={text('driver:from')} place={job.pickUp} text={text} language={language} />
      <Place name={text('driver:to')} place={job.destination} text={text} language={language} />
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Place({ name, place, text, language }: Omit<JobFactsProps, 'job'> & { name: string; place: Job['pickUp'] }) {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place.country) ?? place.country
  return (
    <div className={styles.place}>
      <h2>{name}</h2>
      <p>
        <bdi>{place.name}</bdi>
      </p>
      {[...place.address, country].map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <a className={styles.secondary} href={`tel:${place.phone}`}>
        {text('driver:call')} <bdi dir="ltr">{place.phone}</bdi>
      </a>
    </div>
  )
}
