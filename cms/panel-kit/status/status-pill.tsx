'use client'
import { useSay } from '../use-say.ts'
import { statusWords } from './status-words.ts'
import './inbox.css'

/** Waiting for somebody, in progress, ended well, ended badly. */
const TONES: Readonly<Record<string, 'waits' | 'goes' | 'good' | 'bad'>> = {
  received: 'waits',
  'in review': 'goes',
  verified: 'goes',
  published: 'good',
  declined: 'bad',
  new: 'waits',
  read: 'goes',
  answered: 'good',
  spam: 'bad',
  open: 'waits',
  corrected: 'good',
  'was right': 'good',
  'operator asked': 'goes',
  'operator answered': 'waits',
  pending: 'waits',
  confirmed: 'good',
}

interface StatusPillProps {
  status: string
}

/** A status; the color only repeats the word. */
export const StatusPill = ({ status }: StatusPillProps) => {
  const say = useSay()
  return (
    <span className={`inbox-pill inbox-pill--${TONES[status] ?? 'goes'}`}>
      {say(statusWords(status))}
    </span>
  )
}
