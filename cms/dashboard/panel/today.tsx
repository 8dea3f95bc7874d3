import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { STAGE_NAMES } from '../../imports/index.ts'
import { momentInWords, TIME_ZONE } from '../../panel-kit/moment.ts'
import { queueHref } from '../../verification/index.ts'
import './today.css'
import { readToday, SEARCH_DAYS } from './read-today.ts'
import { Translations } from './translations.tsx'

interface TaskProps {
  title: string
  href?: string
  /** How much is waiting; nothing if left out. */
  count?: number | undefined
  children?: ReactNode
}

/** One thing that may need doing: its number first, since that is what people look for. */
const Task = ({ title, href, count, children }: TaskProps) => (
  <li className={count ? 'today__task today__task--waiting' : 'today__task'}>
    <p className="today__count">{count ?? ''}</p>
    <div>
      <h3 className="today__title">{href ? <a href={href}>{title}</a> : title}</h3>
      {children}
    </div>
  </li>
)

const list = (collection: string, value: string, field = 'status') =>
  `/admin/collections/${collection}?where[or][0][and][0][${field}][equals]=${encodeURIComponent(value)}`

const dateOf = (iso: string) =>
  new Date(iso).toLocaleDateString('en-US', {
    timeZone: TIME_ZONE,
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  })

type TodayProps = Pick<AdminViewServerProps['initPageResult']['req'], 'payload' | 'user'>

/** What needs doing today, above the panel’s own lists. */
export const Today = async ({ payload, user }: TodayProps) => {
  if (!user) return null
  const today = await readToday(payload, user)
  const { verifications, submissions, unread, lastImport, missed, broken, hours, emptyPlaces } =
    today
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading" className="today__heading">
        What needs doing today
      </h2>
      <ul className="today__tasks">
        <Task title="Clinics to verify" count={verifications.due} href="/admin/verify">
          <p>{verifications.dueThisMonth} by the end of the month.</p>
          {today.callLists.length > 0 && (
            <ul>
              {today.callLists.map(({ id, name, filter, due, holder, isMine }) => (
                <li key={id}>
                  <a href={queueHref(isMine ? { filter: {}, callList: id } : { filter })}>{name}</a>
                  : {due}
                  {holder && (isMine ? ', you are calling it' : `, ${holder} is calling it`)}
                </li>
              ))}
            </ul>
          )}
        </Task>
        <Task
          title="Clinics without a number that works"
          count={verifications.numbers}
          href="/admin/verify?list=numbers"
        />
        <Task
          title="New submissions"
          count={submissions.received}
          href={list('clinic-submissions', 'received')}
        >
          {submissions.inReview > 0 && (
            <p>
              {submissions.inReview} in review.{' '}
              <a href={list('clinic-submissions', 'in review')}>Continue with them</a>
            </p>
          )}
        </Task>
        <Task
          title="Answers from operators"
          count={submissions.answered}
          href={list('clinic-submissions', 'operator answered', 'conversation')}
        />
        {today.verified !== undefined && (
          <Task
            title="Verified submissions to publish"
            count={today.verified}
            href={list('clinic-submissions', 'verified')}
          />
        )}
        <Task
          title="Corrections that visitors suggest"
          count={today.corrections.open}
          href={list('corrections', 'open')}
        >
          {today.corrections.urgent > 0 && (
            <p>{today.corrections.urgent} urgent: closed, moved, or a wrong phone number.</p>
          )}
        </Task>
        <Task title="Unread messages" count={unread} href={list('contact-messages', 'new')} />
        {today.comments.length > 0 && (
          <Task
            title="Comments from colleagues"
            count={today.comments.reduce((sum, { open }) => sum + open, 0)}
          >
            <ul>
              {today.comments.map(({ collection, id, title, open }) => (
                <li key={`${collection} ${id}`}>
                  <a href={`/admin/collections/${collection}/${id}`}>{title}</a>: {open}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {missed && missed.length > 0 && (
          <Task title="Missed dates" count={missed.length}>
            <ul>
              {missed.map(({ href, name, on, reason }) => (
                <li key={href}>
                  <a href={href}>{name}</a>, {momentInWords(on)}. {reason}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {hours && hours.length > 0 && (
          <Task title="Clinics with two different hours" count={hours[0]?.total ?? 0}>
            <p>Visitors see only one of them. Open the clinic and say which are right.</p>
            <ul>
              {hours.map(({ id, name }) => (
                <li key={id}>
                  <a href={`/admin/collections/clinics/${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </Task>
        )}
        {today.pairs !== undefined && (
          <Task
            title="Pairs of clinics that may be the same"
            count={today.pairs}
            href="/admin/duplicates"
          />
        )}
        {today.words !== undefined && (
          <Task
            title="Words we don’t know"
            count={today.words}
            href="/admin/collections/unknown-words"
          />
        )}
        {broken && (
          <Task title="Redirects that lead nowhere" count={broken.length}>
            <ul>
              {broken.map(({ id, from, to }) => (
                <li key={id}>
                  <a href={`/admin/collections/redirects/${id}`}>{from}</a> → {to}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {today.oldFigures && (
          <Task
            title="Poverty figures that are older than a year"
            count={1}
            href="/admin/collections/poverty-figures/create"
          >
            <p>
              “What would I pay?” still uses those of {today.oldFigures.year}, in force since{' '}
              {dateOf(`${today.oldFigures.inForceFrom}T12:00:00Z`)}. Look up the new ones at{' '}
              <a href="https://aspe.hhs.gov/poverty-guidelines">aspe.hhs.gov/poverty-guidelines</a>,
              and enter them.
            </p>
          </Task>
        )}
        {today.reviews && today.reviews.length > 0 && (
          <Task title="Guides and articles to review" count={today.reviews.length}>
            <ul>
              {today.reviews.map(({ collection, id, title, reviewedAt }) => (
                <li key={`${collection} ${id}`}>
                  <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                  {reviewedAt && <span>, last on {dateOf(reviewedAt.toISOString())}</span>}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {today.toTranslate && (
          <Task title="Texts to translate into Spanish" count={today.toTranslate.length}>
            <Translations list={today.toTranslate} />
          </Task>
        )}
        {emptyPlaces && (
          <Task
            title={`Searches that found nothing, last ${SEARCH_DAYS} days`}
            count={emptyPlaces[0]?.total ?? 0}
          >
            <ul>
              {emptyPlaces.map(({ place, searches }) => (
                <li key={place}>
                  {place}: {searches}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {emptyPlaces && (
          <Task title="Last import" href={`/admin/collections/imports/${lastImport?.id ?? ''}`}>
            <p>
              {lastImport
                ? `${lastImport.fileName}, ${dateOf(lastImport.createdAt)}. ${STAGE_NAMES[lastImport.stage].en}.`
                : 'Nothing has been imported here yet.'}
            </p>
          </Task>
        )}
      </ul>
    </section>
  )
}
