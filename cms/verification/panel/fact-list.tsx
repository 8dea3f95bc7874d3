'use client'

import type { ClinicToVerify } from '../endpoints/answers.ts'
import { factText, openTimeText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'

/** Already shown in the heading and on the button. */
const ABOVE = ['name', 'phone', 'phoneExtension']

const Times = ({ facts: { openingHours } }: ClinicToVerify) => (
  <ul>
    {openingHours.map((time) => (
      <li key={openTimeText(time)}>{openTimeText(time)}</li>
    ))}
  </ul>
)

/** What we know about the clinic now, and what nobody has asked yet. */
export const FactList = ({ clinic }: { clinic: ClinicToVerify }) => {
  const facts = FACTS.filter(({ name }) => !ABOVE.includes(name))
  const known = facts.filter(({ name }) => factText(clinic.facts[name]) !== null)
  const unknown = facts.filter((fact) => !known.includes(fact))
  return (
    <section>
      <h3>What we have now</h3>
      <dl className="calls__facts">
        {known.map(({ name, label }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {name === 'openingHours' ? <Times {...clinic} /> : factText(clinic.facts[name])}
            </dd>
          </div>
        ))}
        {unknown.length > 0 && (
          <div>
            <dt>Not known yet</dt>
            <dd>{unknown.map(({ label }) => label).join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
