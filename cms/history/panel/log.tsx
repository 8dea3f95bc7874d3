import { Gutter, Link, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { mayPublish } from '../../access/publishers.ts'
import { PanelPage } from '../../panel-kit/panel-page.tsx'
import { nameAmong } from '../../panel-kit/person-name.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { filterIn, LOG_ADDRESS, queryOf } from '../log/log-address.ts'
import { logEntries } from '../log/log-entries.ts'
import { logKinds } from '../log/log-kinds.ts'
import { HistoryList } from './history-list.tsx'
import { LogFilters } from './log-filters.tsx'
import '../../panel-kit/plain-button.css'
import './history.css'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'

const A_PAGE = 40

/** What was done in the panel, at /admin/history: who, when, what, with filters. */
export const LogView = async (props: AdminViewServerProps) => {
  const language = panelLanguage(props.initPageResult.req.i18n.language)
  const say = sayIn(language)
  const { initPageResult, searchParams = {} } = props
  const { req } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(LOG_ADDRESS)}`)
  if (!mayPublish(req)) redirect('/admin')
  const filter = filterIn(searchParams)
  const found = await logEntries(req, filter, A_PAGE + 1)
  const entries = found.slice(0, A_PAGE)
  const { before, ...whole } = filter
  const older = found.length > A_PAGE && queryOf({ ...filter, before: entries.at(-1)?.at })
  const { docs } = await req.payload.find({
    collection: 'users',
    select: { name: true, email: true },
    depth: 0,
    pagination: false,
    req,
  })
  const people = docs
    .map((user) => ({ id: user.id, name: nameAmong(docs, user) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <PanelPage view={props}>
      <Gutter className="history-page">
        <SetStepNav nav={[{ label: say({ en: 'History', es: 'Historial' }) }]} />
        <h1>{say({ en: 'History', es: 'Historial' })}</h1>
        <p>
          {say({
            en: `Who did what in the panel, newest first. A file and a change of many are one entry each. Changes of documents without versions are kept for ${KEPT_DAYS / 365} years.`,
            es: `Quién hizo qué en el panel, empezando por lo más reciente. Un archivo y un cambio de varios son una entrada cada uno. Los cambios de documentos sin versiones se conservan ${KEPT_DAYS / 365} años.`,
          })}
        </p>
        <LogFilters
          key={queryOf(filter)}
          filter={filter}
          say={say}
          people={people}
          kinds={logKinds(req.payload, language)}
        />
        <p className="history-page__pages">
          <a href={`/cms-api/desk/history.csv${queryOf(whole)}`} download>
            {say({ en: 'Download as CSV', es: 'Descargar como CSV' })}
          </a>
          {queryOf(filter) && (
            <Link href={LOG_ADDRESS} prefetch={false}>
              {say({ en: 'Show all', es: 'Mostrar todo' })}
            </Link>
          )}
        </p>
        {entries.length === 0 && (
          <p role="status">
            {say({ en: 'Nothing was done that fits.', es: 'No se hizo nada que coincida.' })}
          </p>
        )}
        <HistoryList entries={entries} language={language} />
        <p className="history-page__pages">
          {before && (
            <Link href={`${LOG_ADDRESS}${queryOf(whole)}`} prefetch={false}>
              {say({ en: 'Newest', es: 'Lo más reciente' })}
            </Link>
          )}
          {older && (
            <Link href={`${LOG_ADDRESS}${older}`} prefetch={false}>
              {say({ en: 'Older', es: 'Anteriores' })}
            </Link>
          )}
        </p>
      </Gutter>
    </PanelPage>
  )
}
