'use client'

import { Fragment } from 'react'
import { lineText } from '../../contract/line-text.ts'
import { isCalled } from '../../contract/phone-lines.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import { factText, openTimeText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'
import { dialled } from './call-link.tsx'
import { QUESTIONS, type ScriptLanguage } from './script-words.ts'
import { Signals } from './signals.tsx'

/** Already shown in the heading and on the button. */
export const ABOVE = ['name', 'phone', 'phoneExtension']

const Times = ({ facts: { openingHours } }: ClinicToVerify) => (
  <ul>
    {openingHours.map((time) => (
      <li key={openTimeText(time)}>{openTimeText(time)}</li>
    ))}
  </ul>
)

/** Each can be called where somebody answers. */
const Lines = ({ facts: { phones } }: ClinicToVerify) => (
  <ul>
    {phones.map((line) => (
      <li key={lineText(line)}>
        {isCalled(line) ? (
          <a href={dialled(line.number, line.extension ?? '')}>{lineText(line)}</a>
        ) : (
          lineText(line)
        )}
      </li>
    ))}
  </ul>
)

const PARTS: Partial<Record<string, typeof Times>> = { openingHours: Times, phones: Lines }

interface FactListProps {
  clinic: ClinicToVerify
  /** In which the questions are asked; null if nobody is called. */
  language: ScriptLanguage | null
}

/** What we know about the clinic now and what nobody has asked yet, beside the question that asks it. */
export const FactList = ({ clinic, language }: FactListProps) => (
  <section>
    <h3>What we have now</h3>
    {QUESTIONS.map((question) => {
      const facts = FACTS.filter(
        ({ name }) => question.facts.includes(name) && !ABOVE.includes(name),
      )
      const known = facts.filter(({ name }) => factText(clinic.facts[name]) !== null)
      const unknown = facts.filter((fact) => !known.includes(fact))
      return (
        <Fragment key={question.en}>
          {language && (
            <p className="calls__question" lang={language}>
              {question[language]}
            </p>
          )}
          <dl className="calls__facts">
            {known.map(({ name, label }) => {
              const Part = PARTS[name]
              return (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    {Part ? <Part {...clinic} /> : factText(clinic.facts[name])}
                    <Signals signals={clinic.signals.filter(({ fact }) => fact === name)} />
                  </dd>
                </div>
              )
            })}
            {unknown.length > 0 && (
              <div>
                <dt>Not known yet</dt>
                <dd>{unknown.map(({ label }) => label).join(', ')}</dd>
              </div>
            )}
          </dl>
        </Fragment>
      )
    })}
  </section>
)
