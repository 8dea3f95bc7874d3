import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { labelIn } from '../../documents/fields/field-label.ts'
import { VERSIONED } from '../../documents/queries/versions.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { panelLanguage, sayIn } from '../../panel-kit/say.ts'
import { versionHref } from '../entry.ts'
import { versionsOf } from '../versions.ts'
import { HistoryList } from './history-list.tsx'
import { A_PAGE, Pages, pageIn } from './pages.tsx'

/** Every version of a document, newest first: when, who, and what it changed. */
export const VersionList = async (props: DocumentViewServerProps) => {
  const language = panelLanguage(props.initPageResult.req.i18n.language)
  const say = sayIn(language)
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
        pluralLabel={labelIn(plural, language) ?? collection}
        useAsTitle={collectionConfig.admin.useAsTitle ?? 'id'}
        view={say({ en: 'Versions', es: 'Versiones' })}
      />
      <main className="history-page">
        <Gutter>
          <p className="history-page__count">
            {say({
              en: `${totalDocs === 1 ? '1 version' : `${inThousands(totalDocs)} versions`}, newest first. Open one to compare or restore it.`,
              es: `${totalDocs === 1 ? '1 versión' : `${inThousands(totalDocs)} versiones`}, empezando por la más reciente. Abra una para compararla o restaurarla.`,
            })}
          </p>
          <HistoryList
            language={language}
            entries={entries.map((entry) => ({
              ...entry,
              href: versionHref(`${here}/${entry.key}`, entry.from),
              ...(entry.key === shown && {
                tag: { label: say({ en: 'Public now', es: 'Pública ahora' }), isPublic: true },
              }),
            }))}
          />
          <Pages
            here={here}
            page={page}
            say={say}
            isMore={page * A_PAGE < totalDocs}
            of={say({ en: 'versions', es: 'versiones' })}
          />
        </Gutter>
      </main>
    </>
  )
}
