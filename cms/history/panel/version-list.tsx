import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { VERSIONED } from '../../documents/queries/versions.ts'
import { versionsOf } from '../versions.ts'
import { HistoryList } from './history-list.tsx'
import { A_PAGE, Pages, pageIn } from './pages.tsx'

/** Every version of a document, newest first: when, who, and what it changed. */
export const VersionList = async (props: DocumentViewServerProps) => {
  const { initPageResult, searchParams, hasPublishedDoc, routeSegments } = props
  const { collectionConfig, docID, req } = initPageResult
  const collection = VERSIONED.find((slug) => slug === collectionConfig?.slug)
  if (!collection || !collectionConfig || docID === undefined) return null
  const page = pageIn(searchParams?.page)
  const asked = { collection, id: Number(docID), page, limit: A_PAGE }
  const { entries, published, totalDocs } = await versionsOf(req, asked)
  const inTrash = routeSegments[2] === 'trash'
  const here = `/admin/collections/${collection}/${inTrash ? 'trash/' : ''}${docID}/versions`
  const shown = page === 1 && hasPublishedDoc ? published : undefined
  const { plural } = collectionConfig.labels
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection}
        id={docID}
        isTrashed={inTrash}
        pluralLabel={typeof plural === 'string' ? plural : collection}
        useAsTitle={collectionConfig.admin.useAsTitle ?? 'id'}
        view="Versions"
      />
      <main className="history-page">
        <Gutter>
          <p className="history-page__count">
            {totalDocs === 1 ? '1 version' : `${totalDocs.toLocaleString('en-US')} versions`},
            newest first. Open one to compare or restore it.
          </p>
          <HistoryList
            entries={entries.map((entry) => ({
              ...entry,
              href: `${here}/${entry.key}`,
              ...(entry.key === shown && { tag: { label: 'Public now', isPublic: true } }),
            }))}
          />
          <Pages here={here} page={page} isMore={page * A_PAGE < totalDocs} of="versions" />
        </Gutter>
      </main>
    </>
  )
}
