'use client'

import { type ReactNode, useId } from 'react'
import { DAYS } from '../../../contract/constants.ts'
import { hoursInWords } from '../../../contract/hours-in-words.ts'
import type { OpenTime } from '../../../contract/open-time.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { hoursSlips } from '../../slips/hours-slips.ts'
import { SlipQuestion } from '../slips/slip-question.tsx'
import { HoursWordsQuestion, type WordsBeside } from './hours-words-question.tsx'
import { TimeRow } from './time-row.tsx'
import './hours.css'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'

interface HoursFieldProps {
  label: string
  hint?: ReactNode
  value: OpenTime[]
  /** Keys of questions that somebody has answered. */
  confirmed: readonly string[]
  add: (times: OpenTime[]) => void
  change: (at: number, part: Partial<OpenTime>) => void
  remove: (at: number) => void
  confirm: (key: string) => void
  beside: WordsBeside
  readOnly?: boolean
}

const WORKDAYS = DAYS.slice(0, 5)
const USUAL = { opens: '09:00', closes: '17:00' }

/** The day after the last row, with the same times, since most days have the same hours. */
const following = (times: OpenTime[]): OpenTime => {
  const last = times.at(-1)
  if (!last) return { day: 'monday', ...USUAL }
  const { day, opens, closes } = last
  return { day: DAYS[(DAYS.indexOf(day) + 1) % DAYS.length] ?? 'monday', opens, closes }
}

/** A week's opening times, one row each, and how visitors read them. */
export const HoursField = (props: HoursFieldProps) => {
  const {
    label,
    hint,
    value,
    confirmed,
    add,
    change,
    remove,
    confirm,
    beside,
    readOnly = false,
  } = props
  const id = useId()
  const language = usePanelLanguage()
  const say = sayIn(language)
  const slips = hoursSlips(value, say).filter(({ key }) => !confirmed.includes(key))
  return (
    <fieldset className="hours" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="hours__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {value.map((time, at) => (
        // Rows have no ids, and no state besides their props.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at}>
          <TimeRow
            change={(part) => change(at, part)}
            readOnly={readOnly}
            remove={() => remove(at)}
            time={time}
          />
          {slips
            .filter(({ path }) => path === `openingHours.${at}.closes`)
            .map(({ key, question }) => (
              <SlipQuestion
                key={key}
                question={question}
                yes={say({
                  en: 'These times are right',
                  es: 'Estas horas son correctas',
                })}
                confirm={() => confirm(key)}
              />
            ))}
        </div>
      ))}
      {!readOnly && (
        <div className="hours__add">
          {value.length === 0 && (
            <PlainButton onClick={() => add(WORKDAYS.map((day) => ({ day, ...USUAL })))}>
              {say({ en: 'Add Monday to Friday', es: 'Agregar de lunes a viernes' })}
            </PlainButton>
          )}
          <PlainButton onClick={() => add([following(value)])}>
            {say({ en: 'Add a time', es: 'Agregar una hora' })}
          </PlainButton>
        </div>
      )}
      {value.length > 0 && slips.length === 0 && (
        <p className="hours__words">
          {say({ en: 'Visitors see:', es: 'Los visitantes ven:' })}{' '}
          <b>{hoursInWords(value, language)}</b>
        </p>
      )}
      {!readOnly && slips.length === 0 && (
        <HoursWordsQuestion {...beside} confirm={confirm} confirmed={confirmed} times={value} />
      )}
    </fieldset>
  )
}
