import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { STAGE_NAMES } from '../../imports/index.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { queueHref } from '../../verification/index.ts'
import './today.css'
import { longDay } from '../../panel-kit/dates.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
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

type Request = AdminViewServerProps['initPageResult']['req']
type TodayProps = Pick<Request, 'payload' | 'user'> & Partial<Pick<Request, 'i18n'>>

/** What needs doing today, above the panel’s own lists. */
export const Today = async ({ i18n, payload, user }: TodayProps) => {
  if (!user) return null
  const language = panelLanguage(i18n?.language)
  const say = sayIn(language)
  const today = await readToday(payload, user, language)
  const { verifications, submissions, unread, lastImport, missed, broken, hours, emptyPlaces } =
    today
  return (
    <section className="today" aria-labelledby="today-heading">
      <h2 id="today-heading" className="today__heading">
        {say({ en: 'What needs doing today', es: 'Lo que hay que hacer hoy' })}
      </h2>
      <ul className="today__tasks">
        <Task
          title={say({ en: 'Clinics to verify', es: 'Clínicas por verificar' })}
          count={verifications.due}
          href="/admin/verify"
        >
          <p>
            {say({
              en: `${verifications.dueThisMonth} by the end of the month.`,
              es: `${verifications.dueThisMonth} antes de fin de mes.`,
            })}
          </p>
          {today.callLists.length > 0 && (
            <ul>
              {today.callLists.map(({ id, name, filter, due, holder, isMine }) => (
                <li key={id}>
                  <a href={queueHref(isMine ? { filter: {}, callList: id } : { filter })}>{name}</a>
                  : {due}
                  {holder &&
                    (isMine
                      ? say({ en: ', you are calling it', es: ', usted la está llamando' })
                      : say({
                          en: `, ${holder} is calling it`,
                          es: `, ${holder} la está llamando`,
                        }))}
                </li>
              ))}
            </ul>
          )}
        </Task>
        <Task
          title={say({
            en: 'Clinics without a number that works',
            es: 'Clínicas sin un número que funcione',
          })}
          count={verifications.numbers}
          href="/admin/verify?list=numbers"
        />
        <Task
          title={say({ en: 'New submissions', es: 'Solicitudes nuevas' })}
          count={submissions.received}
          href={list('clinic-submissions', 'received')}
        >
          {submissions.inReview > 0 && (
            <p>
              {say({
                en: `${submissions.inReview} in review.`,
                es: `${submissions.inReview} en revisión.`,
              })}{' '}
              <a href={list('clinic-submissions', 'in review')}>
                {say({ en: 'Continue with them', es: 'Seguir con ellas' })}
              </a>
            </p>
          )}
        </Task>
        <Task
          title={say({ en: 'Answers from operators', es: 'Respuestas de operadores' })}
          count={submissions.answered}
          href={list('clinic-submissions', 'operator answered', 'conversation')}
        />
        {today.verified !== undefined && (
          <Task
            title={say({
              en: 'Verified submissions to publish',
              es: 'Solicitudes verificadas por publicar',
            })}
            count={today.verified}
            href={list('clinic-submissions', 'verified')}
          />
        )}
        <Task
          title={say({
            en: 'Corrections that visitors suggest',
            es: 'Correcciones que sugieren los visitantes',
          })}
          count={today.corrections.open}
          href={list('corrections', 'open')}
        >
          {today.corrections.urgent > 0 && (
            <p>
              {say({
                en: `${today.corrections.urgent} urgent: closed, moved, or a wrong phone number.`,
                es: `${today.corrections.urgent} urgentes: cierre, mudanza o teléfono equivocado.`,
              })}
            </p>
          )}
        </Task>
        <Task
          title={say({ en: 'Unread messages', es: 'Mensajes sin leer' })}
          count={unread}
          href={list('contact-messages', 'new')}
        />
        {today.comments.length > 0 && (
          <Task
            title={say({ en: 'Comments from colleagues', es: 'Comentarios de colegas' })}
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
          <Task title={say({ en: 'Missed dates', es: 'Fechas sin cumplir' })} count={missed.length}>
            <ul>
              {missed.map(({ href, name, on, reason }) => (
                <li key={href}>
                  <a href={href}>{name}</a>, {momentInWords(on, language)}. {reason}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {hours && hours.length > 0 && (
          <Task
            title={say({
              en: 'Clinics with two different hours',
              es: 'Clínicas con dos horarios distintos',
            })}
            count={hours[0]?.total ?? 0}
          >
            <p>
              {say({
                en: 'Visitors see only one of them. Open the clinic and say which are right.',
                es: 'Los visitantes ven solo uno. Abra la clínica e indique cuál es el correcto.',
              })}
            </p>
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
            title={say({
              en: 'Pairs of clinics that may be the same',
              es: 'Pares de clínicas que quizás son la misma',
            })}
            count={today.pairs}
            href="/admin/duplicates"
          />
        )}
        {today.words !== undefined && (
          <Task
            title={say({ en: 'Words we don’t know', es: 'Palabras que no conocemos' })}
            count={today.words}
            href="/admin/collections/unknown-words"
          />
        )}
        {broken && (
          <Task
            title={say({
              en: 'Redirects that lead nowhere',
              es: 'Redirecciones que no llevan a ninguna parte',
            })}
            count={broken.length}
          >
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
            title={say({
              en: 'Poverty figures that are older than a year',
              es: 'Cifras de pobreza de hace más de un año',
            })}
            count={1}
            href="/admin/collections/poverty-figures/create"
          >
            <p>
              {say({
                en: `“What would I pay?” still uses those of ${today.oldFigures.year}, in force since`,
                es: `«¿Cuánto pagaría?» todavía usa las de ${today.oldFigures.year}, vigentes desde el`,
              })}{' '}
              {longDay(`${today.oldFigures.inForceFrom}T12:00:00Z`, language)}.{' '}
              {say({ en: 'Look up the new ones at', es: 'Busque las nuevas en' })}{' '}
              <a href="https://aspe.hhs.gov/poverty-guidelines">aspe.hhs.gov/poverty-guidelines</a>
              {say({ en: ', and enter them.', es: ' e ingréselas.' })}
            </p>
          </Task>
        )}
        {today.reviews && today.reviews.length > 0 && (
          <Task
            title={say({
              en: 'Guides and articles to review',
              es: 'Guías y artículos por revisar',
            })}
            count={today.reviews.length}
          >
            <ul>
              {today.reviews.map(({ collection, id, title, reviewedAt }) => (
                <li key={`${collection} ${id}`}>
                  <a href={`/admin/collections/${collection}/${id}`}>{title}</a>
                  {reviewedAt && (
                    <span>
                      {say({ en: ', last on', es: ', la última vez el' })}{' '}
                      {longDay(reviewedAt.toISOString(), language)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </Task>
        )}
        {today.toTranslate && (
          <Task
            title={say({
              en: 'Texts to translate into Spanish',
              es: 'Textos por traducir al español',
            })}
            count={today.toTranslate.length}
          >
            <Translations list={today.toTranslate} language={language} />
          </Task>
        )}
        {emptyPlaces && (
          <Task
            title={say({
              en: `Searches that found nothing, last ${SEARCH_DAYS} days`,
              es: `Búsquedas sin resultados, últimos ${SEARCH_DAYS} días`,
            })}
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
          <Task
            title={say({ en: 'Last import', es: 'Última importación' })}
            href={`/admin/collections/imports/${lastImport?.id ?? ''}`}
          >
            <p>
              {lastImport
                ? `${lastImport.fileName}, ${longDay(lastImport.createdAt, language)}. ${say(STAGE_NAMES[lastImport.stage])}.`
                : say({
                    en: 'Nothing has been imported here yet.',
                    es: 'Aquí todavía no se ha importado nada.',
                  })}
            </p>
          </Task>
        )}
      </ul>
    </section>
  )
}
