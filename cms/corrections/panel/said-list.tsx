import { shortDay } from '../../panel-kit/dates.ts'
import type { Said } from '../said.ts'
import { topicInWords } from '../topic-words.ts'
import './corrections.css'

const people = (senders: number) => (senders === 1 ? '1 person' : `${senders} people`)

interface SaidListProps {
  title: string
  said: readonly Said[]
}

/** What people say is wrong, by topic: how many, the last one when, and their own words. */
export const SaidList = ({ title, said }: SaidListProps) => {
  if (said.length === 0) return null
  return (
    <section className="said" aria-label={title}>
      <p className="said-title">{title}</p>
      <ul>
        {said.map(({ topic, urgent, senders, lastAt, corrections }) => (
          <li key={topic}>
            <p>
              <strong>{topicInWords(topic)}</strong>{' '}
              <span>
                {people(senders)}, {senders === 1 ? 'on' : 'the last on'} {shortDay(lastAt)}
              </span>{' '}
              {urgent && <span className="said-urgent">Urgent</span>}
            </p>
            <ul>
              {corrections.map(({ id, at, text }) => (
                <li key={id}>
                  {text && <blockquote>{text}</blockquote>}
                  <a href={`/admin/collections/corrections/${id}`}>
                    Open what was sent on {shortDay(at)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
