import { STAGE_NAMES } from '../../../imports/index.ts'
import { longDay } from '../../../panel-kit/dates.ts'
import { inThousands } from '../../../panel-kit/number.ts'
import { SEARCH_DAYS } from '../read-today.ts'
import { Links, type TasksOf } from './task.tsx'

/** What the clinics and the search need. */
export const directoryTasks: TasksOf = (today, { say, language }) => [
  today.hours && {
    title: say({
      en: 'Clinics with two different hours',
      es: 'Clínicas con dos horarios distintos',
    }),
    count: today.hours[0]?.total ?? 0,
    more: today.hours.length > 0 && (
      <>
        <p>
          {say({
            en: 'Visitors see only one of them. Open the clinic and say which are right.',
            es: 'Los visitantes ven solo uno. Abra la clínica e indique cuál es el correcto.',
          })}
        </p>
        <Links
          links={today.hours.map(({ id, name }) => ({
            href: `/admin/collections/clinics/${id}`,
            name,
          }))}
        />
      </>
    ),
  },
  today.pairs !== undefined && {
    title: say({
      en: 'Pairs of clinics that may be the same',
      es: 'Pares de clínicas que quizás son la misma',
    }),
    count: today.pairs,
    href: '/admin/duplicates',
  },
  today.words !== undefined && {
    title: say({ en: 'Words we don’t know', es: 'Palabras que no conocemos' }),
    count: today.words,
    href: '/admin/collections/unknown-words',
  },
  today.emptyPlaces && {
    title: say({
      en: `Searches that found nothing, last ${SEARCH_DAYS} days`,
      es: `Búsquedas sin resultados, últimos ${SEARCH_DAYS} días`,
    }),
    count: today.emptyPlaces[0]?.total ?? 0,
    more: today.emptyPlaces.length > 0 && (
      <ul>
        {today.emptyPlaces.map(({ place, searches }) => (
          <li key={place}>
            {place}: {inThousands(searches)}
          </li>
        ))}
      </ul>
    ),
  },
  today.lastImport && {
    title: say({ en: 'Last import', es: 'Última importación' }),
    href: `/admin/collections/imports/${today.lastImport.id}`,
    more: (
      <p>
        {`${today.lastImport.fileName}, ${longDay(today.lastImport.createdAt, language)}. ${say(STAGE_NAMES[today.lastImport.stage])}.`}
      </p>
    ),
  },
]
