'use client'

import { useEffect, useState } from 'react'
import type { Times } from '../endpoints/answers.ts'
import { timesInWords } from '../present/times-in-words.ts'
import './times.css'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

const HALF_MINUTE_MS = 30_000

/** The clinic's clock and its hours today, beside its number. */
export const TimesThere = ({ times }: { times: Times }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), HALF_MINUTE_MS)
    return () => clearInterval(clock)
  }, [])
  const { clock, today, later } = timesInWords(times, now, language)
  return (
    <dl className="calls__times">
      <div>
        <dt>{say({ en: 'Time there', es: 'Hora allá' })}</dt>
        <dd>{clock}</dd>
      </div>
      <div>
        <dt>{say({ en: 'Hours today', es: 'Horario de hoy' })}</dt>
        <dd>{today}</dd>
      </div>
      {later && (
        <div className="calls__closed-now">
          <dt>{say({ en: 'When to call', es: 'Cuándo llamar' })}</dt>
          <dd>{later}</dd>
        </div>
      )}
    </dl>
  )
}
