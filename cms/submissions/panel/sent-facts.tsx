'use client'
import type { ReactNode } from 'react'
import { factLabel } from '../../contract/clinic-facts.ts'
import { VISIT_FACTS } from '../../contract/clinic-form-fields.ts'
import { localeOf, outbound } from '../../contract/paths.ts'
import { capitalized } from '../../documents/capitalized.ts'
import { languageName } from '../../documents/language-name.ts'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
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

const costOf = ({ isFree, isLowCost }: Sent) =>
  [isFree && 'Free', isLowCost && 'Low-cost'].filter(Boolean).join(' and ')

/** Only what was answered: there are many of them. */
const visitFacts = (sent: Sent): [term: string, value: ReactNode][] =>
  VISIT_FACTS.flatMap((name) => {
    const answer = sent[name]
    return answer ? [[factLabel(name), capitalized(answer)]] : []
  })

const clinicFacts = (sent: Sent): [term: string, value: ReactNode][] => [
  [factLabel('phone'), call(sent.phone)],
  [
    'Address',
    `${sent.address}, ${[sent.city, sent.state].filter(Boolean).join(', ')} ${sent.zipCode}`,
  ],
  [factLabel('website'), sent.website && site(sent.website)],
  ['Cost', costOf(sent)],
  [factLabel('services'), sent.services?.join(', ')],
  [factLabel('hoursOfOperation'), sent.hoursOfOperation],
  [factLabel('eligibilityRequirements'), sent.eligibilityRequirements],
  ...visitFacts(sent),
  [factLabel('firstVisitWait'), sent.firstVisitWait],
  [factLabel('firstVisitCost'), sent.firstVisitCost],
  [factLabel('insuranceAccepted'), sent.insuranceAccepted?.replaceAll(/\s*\n\s*/g, ', ')],
  [factLabel('description'), sent.description],
]

const contactFacts = (sent: Sent): [term: string, value: ReactNode][] => [
  ['Name', sent.contactName],
  [
    'Email',
    <a key="email" href={outbound.email(sent.contactEmail)}>
      {sent.contactEmail}
    </a>,
  ],
  [factLabel('phone'), sent.contactPhone && call(sent.contactPhone)],
  ['Language', languageName(localeOf(sent.locale))],
]

interface FactsProps {
  facts: [term: string, value: ReactNode][]
}

const Facts = ({ facts }: FactsProps) => (
  <dl className="review-facts">
    {facts.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value || <span className="review-quiet">not given</span>}</dd>
      </div>
    ))}
  </dl>
)

interface SentFactsProps {
  sent: Sent
  /** Sentences about what could not be used. */
  remarks: string[]
}

/** What was sent, with links to call. */
export const SentFacts = ({ sent, remarks }: SentFactsProps) => (
  <section className="review-card" aria-label="What was sent">
    <header className="review-head">
      <h2>What was sent</h2>
      <StatusPill status={sent.status} />
    </header>
    {sent.status === 'declined' && sent.declineReason && (
      <p className="review-reason">
        <strong>Declined:</strong> {sent.declineReason}
      </p>
    )}
    {remarks.length > 0 && (
      <ul className="review-remarks" aria-label="To check">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </ul>
    )}
    <Facts facts={[['Clinic', sent.clinicName], ...clinicFacts(sent)]} />
    <h3>Contact person</h3>
    <Facts facts={contactFacts(sent)} />
  </section>
)
