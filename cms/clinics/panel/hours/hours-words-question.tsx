'use client'

import type { OpenTime } from '../../hours/open-time.ts'
import { readOpeningHours } from '../../hours/opening-hours.ts'
import { hoursWordsSlip } from '../../slips/hours-words-slip.ts'
import { SlipQuestion } from '../slips/slip-question.tsx'

/** The hours in words, beside the weekly hours. */
export interface WordsBeside {
  words: string
  setWords: (words: string) => void
  setTimes: (times: OpenTime[]) => void
}

interface HoursWordsQuestionProps extends WordsBeside {
  times: OpenTime[]
  confirmed: readonly string[]
  confirm: (key: string) => void
}

/** Asks what becomes of hours in words that don't say the weekly hours: kept, taken over or removed. */
export const HoursWordsQuestion = (props: HoursWordsQuestionProps) => {
  const { times, words, setWords, setTimes, confirmed, confirm } = props
  const slip = hoursWordsSlip({ openingHours: times, hoursOfOperation: words })
  if (!slip || (!slip.isSure && confirmed.includes(slip.key))) return null
  const { question, isSure, key } = slip
  return isSure ? (
    <SlipQuestion
      question={question}
      yes="Take the hours from the words"
      confirm={() => setTimes(readOpeningHours(words) ?? times)}
      instead={{ label: 'Keep the weekly hours, remove the words', act: () => setWords('') }}
    />
  ) : (
    <SlipQuestion
      question={question}
      yes="Yes, keep the words"
      confirm={() => confirm(key)}
      instead={{ label: 'No, remove the words', act: () => setWords('') }}
    />
  )
}
