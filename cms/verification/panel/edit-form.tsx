'use client'

import { Fragment } from 'react'
import { BecomesPrivate } from '../../clinics/panel/index.ts'
import { useKept } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Corrections } from '../endpoints/answers.ts'
import type { FactValue } from '../present/fact-values.ts'
import { FACTS, type FactName } from '../present/facts.ts'
import { FactField } from './fact-field.tsx'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import { QUESTIONS } from './script-words.ts'

/** Drops empty lines from lists. */
const tidy = (value: FactValue): FactValue =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.map((item) => item.trim()).filter(Boolean)
    : value

/** The clinic's current values, to correct in place. Only touched fields are sent. */
export const EditForm = ({ answer, clinic, language, typing, ...frame }: OutcomeFormProps) => {
  const say = useSay()
  const [typed, setTyped] = useKept<Corrections>(typing, 'corrections', {})
  const [confirmed, setConfirmed] = useKept<string[]>(typing, 'confirmed', [])
  const send = () => {
    const touched = Object.entries(typed).map(([name, value]) => [name, tidy(value)])
    answer('correct', { corrections: Object.fromEntries(touched), confirmed })
  }
  const set = (name: FactName, value: FactValue) => setTyped({ ...typed, [name]: value })
  const values = { ...clinic.facts, ...typed }
  const confirm = (key: string) => setConfirmed([...confirmed, key])
  const isShown = (name: FactName) => !(values.addressIsPrivate && name === 'address')
  return (
    <OutcomeForm
      {...frame}
      button={say({ en: 'Save and verify', es: 'Guardar y verificar' })}
      send={send}
      title={say({ en: 'What has changed?', es: '¿Qué cambió?' })}
    >
      {QUESTIONS.flatMap((question) => {
        const facts = FACTS.filter(({ name }) => question.facts.includes(name) && isShown(name))
        const [first] = facts
        return facts.map((fact) => ({ fact, question: fact === first ? question : null }))
      }).map(({ fact, question }) => (
        <Fragment key={fact.name}>
          {question && (
            <p className="calls__question" lang={language}>
              {question[language]}
            </p>
          )}
          <FactField
            confirm={confirm}
            confirmed={[...clinic.confirmed, ...confirmed]}
            fact={fact}
            faults={frame.faults}
            onChange={(value) => set(fact.name, value)}
            setWords={(words) => set('hoursOfOperation', words)}
            value={values[fact.name]}
            words={String(values.hoursOfOperation ?? '')}
          />
          {fact.name === 'addressIsPrivate' && (
            <BecomesPrivate
              confirm={confirm}
              confirmed={confirmed}
              leave={() => set('addressIsPrivate', false)}
              values={values}
              published={{ ...clinic.facts, id: clinic.id }}
            />
          )}
        </Fragment>
      ))}
    </OutcomeForm>
  )
}
