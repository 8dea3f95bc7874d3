import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { momentInWords } from '../../panel-kit/moment.ts'
import { VERSIONED, versionsOf } from '../queries/versions.ts'
import './versions.css'

const A_PAGE = 20

const pageOf = (parameter: string | string[] | undefined): number =>
  typeof parameter === 'string' && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1

/** What a version changed; the first has none before it. */
const did = (changed: string[] | null): string => {
  if (!changed) return 'First version'
  return changed.join(', ') || 'Nothing that visitors or editors see'
}

/** Every version of a document, newest first: when, who, and which fields. */
export const VersionList = async (props: DocumentViewServerProps) => {
  const { initPageResult, searchParams, hasPublishedDoc, routeSegments } = props
  const { collectionConfig, docID, req } = initPageResult
  const collection = VERSIONED.find((slug) => slug === collectionConfig?.slug)
  if (!collection || !collectionConfig || docID === undefined) return null
  const page = pageOf(searchParams?.page)
  const { versions, totalDocs } = await versionsOf(req, {
    collection,
    id: Number(docID),
    page,
    limit: A_PAGE,
  })
  const inTrash = routeSegments[2] === 'trash'
  const here = `/admin/collections/${collection}/${inTrash ? 'trash/' : ''}${docID}/versions`
  const published = page === 1 && hasPublishedDoc
  const shown = published && versions.find(({ status }) => status === 'published')?.id
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
      <main className="versions-list">
        <Gutter>
          <p className="versions-list__count">
            {totalDocs === 1 ? '1 version' : `${totalDocs.toLocaleString('en-US')} versions`},
            newest first. Open one to compare or restore it.
          </p>
          <ol className="versions-list__all">
            {versions.map(({ id, at, who, changed, status, autosave }) => (
              <li key={id}>
                <p className="versions-list__when">
                  <Link href={`${here}/${id}`} prefetch={false}>
                    {momentInWords(at)}
                  </Link>
                  <span className={`versions-list__status versions-list__status--${status}`}>
                    {id === shown ? 'Public now' : status === 'published' ? 'Published' : 'Draft'}
                  </span>
                </p>
                <p className="versions-list__who">
                  {who}
                  {autosave && ', autosaved'}
                </p>
                <p className="versions-list__what">{did(changed)}</p>
              </li>
            ))}
          </ol>
          <p className="versions-list__pages">
            {page > 1 && (
              <Link href={`${here}?page=${page - 1}`} prefetch={false}>
                Newer versions
              </Link>
            )}
            {page * A_PAGE < totalDocs && (
              <Link href={`${here}?page=${page + 1}`} prefetch={false}>
                Older versions
              </Link>
            )}
          </p>
        </Gutter>
      </main>
    </>
  )
}
