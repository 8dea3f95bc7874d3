import type { UIFieldServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { asSentence } from '../../panel-kit/as-sentence.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { missedDates } from '../drafts/missed-dates.ts'
import './missed-date.css'

/** At the top of a form: a date on which nothing happened, with the reason. */
export const MissedDateNote = async ({ id, collectionSlug, req }: UIFieldServerProps) => {
  if (typeof id !== 'number' || !mayPublish(req)) return null
  const [missed] = await missedDates(req.payload, { relationTo: collectionSlug, value: id })
  if (!missed) return null
  const was = missed.type === 'unpublish' ? 'unpublished' : 'published'
  return (
    <section className="missed-date" aria-label="Missed date">
      <p>
        <strong>
          This was supposed to be {was} on {momentInWords(missed.on)} but was not.
        </strong>{' '}
        {asSentence(missed.reason)} Fix that, then {was === 'published' ? 'publish' : 'unpublish'}{' '}
        it, or choose another date.
      </p>
    </section>
  )
}
