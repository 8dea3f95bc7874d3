import { longDay } from '../../../panel-kit/dates.ts'
import { momentInWords } from '../../../panel-kit/moment.ts'
import { Translations, UNTRANSLATED_CLINICS } from '../translations.tsx'
import { Links, type Reader, type TasksOf } from './task.tsx'

const lastOn = (reviewedAt: Date | null | undefined, { say, language }: Reader): string =>
  reviewedAt
    ? `${say({ en: ', last on', es: ', la última vez el' })} ${longDay(reviewedAt.toISOString(), language)}`
    : say({ en: ', never reviewed', es: ', nunca se ha revisado' })

/** What guides, articles and other texts need. */
export const textTasks: TasksOf = (today, reader) => {
  const { say, language } = reader
  const { comments, missed, reviews, toTranslate, broken, oldFigures } = today
  return [
    {
      title: say({ en: 'Comments from colleagues', es: 'Comentarios de colegas' }),
      count: comments.reduce((sum, { open }) => sum + open, 0),
      more: comments.length > 0 && (
        <Links
          links={comments.map(({ collection, id, title, open }) => ({
            href: `/admin/collections/${collection}/${id}`,
            name: title,
            after: `: ${open}`,
          }))}
        />
      ),
    },
    missed && {
      title: say({ en: 'Missed dates', es: 'Fechas sin cumplir' }),
      count: missed.length,
      more: missed.length > 0 && (
        <Links
          links={missed.map(({ href, name, on, reason }) => ({
            href,
            name,
            after: `, ${momentInWords(on, language)}. ${reason}`,
          }))}
        />
      ),
    },
    reviews && {
      title: say({ en: 'Guides and articles to review', es: 'Guías y artículos por revisar' }),
      count: reviews.length,
      more: reviews.length > 0 && (
        <Links
          links={reviews.map(({ collection, id, title, reviewedAt }) => ({
            href: `/admin/collections/${collection}/${id}`,
            name: title,
            after: lastOn(reviewedAt, reader),
          }))}
        />
      ),
    },
    toTranslate && {
      title: say({ en: 'Texts to translate into Spanish', es: 'Textos por traducir al español' }),
      count: toTranslate.length,
      ...(toTranslate.length > 0
        ? { more: <Translations list={toTranslate} language={language} /> }
        : { href: UNTRANSLATED_CLINICS }),
    },
    broken && {
      title: say({
        en: 'Redirects that lead nowhere',
        es: 'Redirecciones que no llevan a ninguna parte',
      }),
      count: broken.length,
      more: broken.length > 0 && (
        <Links
          links={broken.map(({ id, from, to }) => ({
            href: `/admin/collections/redirects/${id}`,
            name: from,
            after: ` → ${to}`,
          }))}
        />
      ),
    },
    oldFigures
      ? {
          title: say({
            en: 'Poverty figures that are older than a year',
            es: 'Cifras de pobreza de hace más de un año',
          }),
          count: 1,
          href: '/admin/collections/poverty-figures/create',
          more: (
            <p>
              {say({
                en: `“What would I pay?” still uses those of ${oldFigures.year}, in force since`,
                es: `«¿Cuánto pagaría?» todavía usa las de ${oldFigures.year}, vigentes desde el`,
              })}{' '}
              {longDay(`${oldFigures.inForceFrom}T12:00:00Z`, language)}.{' '}
              {say({ en: 'Look up the new ones at', es: 'Busque las nuevas en' })}{' '}
              <a href="https://aspe.hhs.gov/poverty-guidelines">aspe.hhs.gov/poverty-guidelines</a>
              {say({ en: ', and enter them.', es: ' e ingréselas.' })}
            </p>
          ),
        }
      : undefined,
  ]
}
