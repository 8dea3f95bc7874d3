'use client'
import { shortDay } from '../../panel-kit/dates.ts'
import type { Said } from '../said.ts'
import { topicInEach } from '../topic-words.ts'
import './corrections.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

const people = (senders: number, day: string): InEach =>
  senders === 1
    ? { en: `1 person, on ${day}`, es: `1 persona, el ${day}` }
    : {
        en: `${senders} people, the last on ${day}`,
        es: `${senders} personas, la última el ${day}`,
      }

interface SaidListProps {
  title: string
  said: readonly Said[]
}

/** What people say is wrong, by topic: how many, the last one when, and their own words. */
export const SaidList = ({ title, said }: SaidListProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  if (said.length === 0) return null
  return (
    <section className="said" aria-label={title}>
      <p className="said-title">{title}</p>
      <ul>
        {said.map(({ topic, urgent, senders, lastAt, corrections }) => (
          <li key={topic}>
            <p>
              <strong>{say(topicInEach(topic))}</strong>{' '}
              <span>{say(people(senders, shortDay(lastAt, language)))}</span>{' '}
              {urgent && (
                <span className="said-urgent">{say({ en: 'Urgent', es: 'Urgente' })}</span>
              )}
            </p>
            <ul>
              {corrections.map(({ id, at, text }) => (
                <li key={id}>
                  {text && <blockquote>{text}</blockquote>}
                  <a href={`/admin/collections/corrections/${id}`}>
                    {say({
                      en: `Open what was sent on ${shortDay(at)}`,
                      es: `Abrir lo que se envió el ${shortDay(at, 'es')}`,
                    })}
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
