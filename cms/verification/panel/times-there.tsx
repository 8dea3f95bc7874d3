'use client'

import { useEffect, useState } from 'react'
import type { Times } from '../endpoints/answers.ts'
import { timesInWords } from '../present/times-in-words.ts'
import './times.css'

const HALF_MINUTE_MS = 30_000

/** The clinic's clock and its hours today, beside its number. */
export const TimesThere = ({ times }: { times: Times }) => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), HALF_MINUTE_MS)
    return () => clearInterval(clock)
  }, [])
  const { clock, today, later } = timesInWords(times, now)
  return (
    <dl className="calls__times">
      <div>
        <dt>Time there</dt>
        <dd>{clock}</dd>
      </div>
      <div>
        <dt>Hours today</dt>
        <dd>{today}</dd>
      </div>
      {later && (
        <div className="calls__closed-now">
          <dt>When to call</dt>
          <dd>{later}</dd>
        </div>
      )}
    </dl>
  )
}
