import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { labelIn } from '../../documents/fields/field-label.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { documentHistory } from '../document-history.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { HistoryList } from './history-list.tsx'
import { A_PAGE, Pages, pageIn } from './pages.tsx'

/** The history of a document without versions, or of the settings: when, who, and what changed. */
export const DocumentHistory = async ({
  initPageResult,
  searchParams,
}: DocumentViewServerProps) => {
  const language = panelLanguage(initPageResult.req.i18n.language)
  const say = sayIn(language)
  const { collectionConfig, docID, globalConfig, req } = initPageResult
  const source = collectionConfig?.slug ?? globalConfig?.slug
  if (!source) return null
  const page = pageIn(searchParams?.page)
  const document = globalConfig ? 0 : Number(docID)
  const { entries, isMore } = await documentHistory(req, { source, document, page, limit: A_PAGE })
  const { plural } = collectionConfig?.labels ?? {}
  const here = globalConfig
    ? `/admin/globals/${source}/history`
    : `/admin/collections/${source}/${docID}/history`
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig && { collectionSlug: collectionConfig.slug })}
        {...(globalConfig && { globalSlug: globalConfig.slug })}
        {...(docID !== undefined && { id: docID })}
        pluralLabel={labelIn(plural, language) ?? source}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? 'id'}
        view={say({ en: 'History', es: 'Historial' })}
      />
      <main className="history-page">
        <Gutter>
          <p className="history-page__count">
            {entries.length === 0
              ? say({
                  en: 'Nobody has changed this in the panel yet.',
                  es: 'Nadie ha cambiado esto todavía en el panel.',
                })
              : say({
                  en: `What people changed here, newest first. It is kept for ${KEPT_DAYS / 365} years.`,
                  es: `Lo que se cambió aquí, empezando por lo más reciente. Se conserva ${KEPT_DAYS / 365} años.`,
                })}
          </p>
          <HistoryList entries={entries} language={language} />
          <Pages
            here={here}
            page={page}
            isMore={isMore}
            say={say}
            of={say({ en: 'changes', es: 'cambios' })}
          />
        </Gutter>
      </main>
    </>
  )
}
