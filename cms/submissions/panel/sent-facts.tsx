'use client'
import type { ReactNode } from 'react'
import { type ClinicFactName, factLabel } from '../../contract/clinic-facts.ts'
import { VISIT_FACTS } from '../../contract/clinic-form-fields.ts'
import { localeOf, outbound } from '../../contract/paths.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { languageName } from '../../documents/language-name.ts'
import { type InEach, type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import type { SubmissionReview } from '../endpoints/review-answer.ts'

type Sent = SubmissionReview['sent']

const call = (phone: string) => <a href={outbound.telephone(phone)}>{phone}</a>

/** Only a text that is surely a web address becomes a link. */
const site = (address: string) =>
  /^https?:\/\//i.test(address) ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address}
    </a>
  ) : (
    address
  )

const costOf = ({ isFree, isLowCost }: Sent, say: Say) => {
  const free = isFree && say({ en: 'Free', es: 'Gratis' })
  const lowCost = isLowCost && say({ en: 'Low-cost', es: 'De bajo costo' })
  return [free, lowCost].filter(Boolean).join(say({ en: ' and ', es: ' y ' }))
}

const ANSWERS: Readonly<Record<string, InEach>> = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
}

/** Only what was answered: there are many of them. */
const visitFacts = (sent: Sent, language: PanelLanguage): [term: string, value: ReactNode][] =>
  VISIT_FACTS.flatMap((name) => {
    const answer = sent[name]
    if (!answer) return []
    return [[factLabel(name, language), ANSWERS[answer]?.[language] ?? capitalized(answer)]]
  })

const clinicFacts = (sent: Sent, language: PanelLanguage): [term: string, value: ReactNode][] => {
  const say = sayIn(language)
  const label = (name: ClinicFactName) => factLabel(name, language)
  return [
    [label('phone'), call(sent.phone)],
    [
      say({ en: 'Address', es: 'Dirección' }),
      `${sent.address}, ${[sent.city, sent.state].filter(Boolean).join(', ')} ${sent.zipCode}`,
    ],
    [label('website'), sent.website && site(sent.website)],
    [say({ en: 'Cost', es: 'Costo' }), costOf(sent, say)],
    [label('services'), sent.services?.join(', ')],
    [label('hoursOfOperation'), sent.hoursOfOperation],
    [label('eligibilityRequirements'), sent.eligibilityRequirements],
    ...visitFacts(sent, language),
    [label('firstVisitWait'), sent.firstVisitWait],
    [label('firstVisitCost'), sent.firstVisitCost],
    [label('insuranceAccepted'), sent.insuranceAccepted?.replaceAll(/\s*\n\s*/g, ', ')],
    [label('description'), sent.description],
  ]
}

const contactFacts = (sent: Sent, language: PanelLanguage): [term: string, value: ReactNode][] => {
  const say = sayIn(language)
  return [
    [say({ en: 'Name', es: 'Nombre' }), sent.contactName],
    [
      say({ en: 'Email', es: 'Correo electrónico' }),
      <a key="email" href={outbound.email(sent.contactEmail)}>
        {sent.contactEmail}
      </a>,
    ],
    [factLabel('phone', language), sent.contactPhone && call(sent.contactPhone)],
    [say({ en: 'Language', es: 'Idioma' }), languageName(localeOf(sent.locale), language)],
  ]
}

interface FactsProps {
  facts: [term: string, value: ReactNode][]
}

const Facts = ({ facts }: FactsProps) => {
  const say = useSay()
  return (
    <dl className="review-facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value || (
              <span className="review-quiet">{say({ en: 'not given', es: 'no se indicó' })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SentFactsProps {
  sent: Sent
  /** Sentences about what could not be used. */
  remarks: string[]
}

/** What was sent, with links to call. */
export const SentFacts = ({ sent, remarks }: SentFactsProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <section
      className="review-card"
      aria-label={say({ en: 'What was sent', es: 'Lo que se envió' })}
    >
      <header className="review-head">
        <h2>{say({ en: 'What was sent', es: 'Lo que se envió' })}</h2>
        <StatusPill status={sent.status} />
      </header>
      {sent.status === 'declined' && sent.declineReason && (
        <p className="review-reason">
          <strong>{say({ en: 'Declined:', es: 'Rechazada:' })}</strong> {sent.declineReason}
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="review-remarks" aria-label={say({ en: 'To check', es: 'Por revisar' })}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <Facts
        facts={[
          [say({ en: 'Clinic', es: 'Clínica' }), sent.clinicName],
          ...clinicFacts(sent, language),
        ]}
      />
      <h3>{say({ en: 'Contact person', es: 'Persona de contacto' })}</h3>
      <Facts facts={contactFacts(sent, language)} />
    </section>
  )
}
