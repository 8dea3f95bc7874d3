'use client'
import './inbox.css'

/** What waits for somebody, what goes on, what has come to a good end, and what to no end. */
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
  pending: 'waits',
  confirmed: 'good',
}

interface StatusPillProps {
  status: string
}

/** How far something has come; the colour only repeats the word. */
export const StatusPill = ({ status }: StatusPillProps) => (
  <span className={`inbox-pill inbox-pill--${TONES[status] ?? 'goes'}`}>{status}</span>
)
