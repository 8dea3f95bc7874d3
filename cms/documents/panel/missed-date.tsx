import type { UIFieldServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { asSentence } from '../../panel-kit/as-sentence.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { missedDates } from '../drafts/missed-dates.ts'
import './missed-date.css'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'

const PUBLISH = {
  en: { was: 'published', now: 'publish' },
  es: { was: 'publicar', now: 'publíquelo' },
}
const UNPUBLISH = {
  en: { was: 'unpublished', now: 'unpublish' },
  es: { was: 'retirar de la publicación', now: 'retírelo' },
}

/** At the top of a form: a date on which nothing happened, with the reason. */
export const MissedDateNote = async ({ id, collectionSlug, req }: UIFieldServerProps) => {
  if (typeof id !== 'number' || !mayPublish(req)) return null
  const language = panelLanguage(req.i18n.language)
  const own = { relationTo: collectionSlug, value: id }
  const [missed] = await missedDates(req.payload, own, language)
  if (!missed) return null
  const say = sayIn(language)
  const on = momentInWords(missed.on, language)
  const { was, now } = say(missed.type === 'unpublish' ? UNPUBLISH : PUBLISH)
  return (
    <section
      className="missed-date"
      aria-label={say({ en: 'Missed date', es: 'Fecha sin cumplir' })}
    >
      <p>
        <strong>
          {say({
            en: `This was supposed to be ${was} on ${on} but was not.`,
            es: `Esto se debía ${was} el ${on}, pero no se hizo.`,
          })}
        </strong>{' '}
        {asSentence(missed.reason)}{' '}
        {say({
          en: `Fix that, then ${now} it, or choose another date.`,
          es: `Corríjalo y luego ${now}, o elija otra fecha.`,
        })}
      </p>
    </section>
  )
}
