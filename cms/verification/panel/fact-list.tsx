'use client'

import { Fragment } from 'react'
import { factLabel } from '../../contract/clinic-facts.ts'
import { lineText } from '../../contract/line-text.ts'
import { isCalled } from '../../contract/phone-lines.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import { knownText } from '../present/fact-text.ts'
import { FACTS } from '../present/facts.ts'
import { dialled } from './call-link.tsx'
import { QUESTIONS, type ScriptLanguage } from './script-words.ts'
import { Signals } from './signals.tsx'

/** Already shown in the heading and on the button. */
export const ABOVE = ['name', 'phone', 'phoneExtension']

interface Known {
  clinic: ClinicToVerify
  /** Of the panel. */
  language: PanelLanguage
}

/** Each can be called where somebody answers. */
const Lines = ({ clinic: { facts }, language }: Known) => (
  <ul>
    {facts.phones.map((line) => (
      <li key={lineText(line)}>
        {isCalled(line) ? (
          <a href={dialled(line.number, line.extension ?? '')}>{lineText(line, language)}</a>
        ) : (
          lineText(line, language)
        )}
      </li>
    ))}
  </ul>
)

interface FactListProps {
  clinic: ClinicToVerify
  /** In which the questions are asked; null if nobody is called. */
  language: ScriptLanguage | null
}

/** What we know about the clinic now and what nobody has asked yet, beside the question that asks it. */
export const FactList = ({ clinic, language }: FactListProps) => {
  const panelLanguage = usePanelLanguage()
  const say = sayIn(panelLanguage)
  return (
    <section>
      <h3>{say({ en: 'What we have now', es: 'Lo que tenemos ahora' })}</h3>
      {QUESTIONS.map((question) => {
        const facts = FACTS.filter(
          ({ name }) => question.facts.includes(name) && !ABOVE.includes(name),
        )
        const known = facts.filter(({ name }) => knownText(clinic, name) !== null)
        const unknown = facts.filter((fact) => !known.includes(fact))
        return (
          <Fragment key={question.en}>
            {language && (
              <p className="calls__question" lang={language}>
                {question[language]}
              </p>
            )}
            <dl className="calls__facts">
              {known.map(({ name }) => {
                return (
                  <div key={name}>
                    <dt>{factLabel(name, panelLanguage)}</dt>
                    <dd>
                      {name === 'phones' ? (
                        <Lines clinic={clinic} language={panelLanguage} />
                      ) : (
                        knownText(clinic, name, panelLanguage)
                      )}
                      <Signals signals={clinic.signals.filter(({ fact }) => fact === name)} />
                    </dd>
                  </div>
                )
              })}
              {unknown.length > 0 && (
                <div>
                  <dt>{say({ en: 'Not known yet', es: 'Todavía no se sabe' })}</dt>
                  <dd>
                    {unknown.map(({ name }) => factLabel(name, panelLanguage)).join(', ')}
                    <Signals
                      isAlone
                      signals={clinic.signals.filter(({ fact }) =>
                        unknown.some(({ name }) => name === fact),
                      )}
                    />
                  </dd>
                </div>
              )}
            </dl>
          </Fragment>
        )
      })}
    </section>
  )
}
