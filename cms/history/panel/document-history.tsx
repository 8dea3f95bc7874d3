import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { documentHistory } from '../document-history.ts'
import { KEPT_DAYS } from '../kept-days.ts'
import { HistoryList } from './history-list.tsx'
import { A_PAGE, Pages, pageIn } from './pages.tsx'

/** The history of a document without versions, or of the settings: when, who, and what changed. */
export const DocumentHistory = async ({
  initPageResult,
  searchParams,
}: DocumentViewServerProps) => {
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
        pluralLabel={typeof plural === 'string' ? plural : source}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? 'id'}
        view="History"
      />
      <main className="history-page">
        <Gutter>
          <p className="history-page__count">
            {entries.length === 0
              ? 'Nobody has changed this in the panel yet.'
              : `What people changed here, newest first. It is kept for ${KEPT_DAYS / 365} years.`}
          </p>
          <HistoryList entries={entries} />
          <Pages here={here} page={page} isMore={isMore} of="changes" />
        </Gutter>
      </main>
    </>
  )
}
