import { useState } from 'react'
import { NoTranslate } from '../components/no-translate.tsx'
import { PageHeading } from '../components/page-heading.tsx'
import { PageLink } from '../components/page-link.tsx'
import { keepCopy } from '../copy/keep.ts'
import { ClearDevice } from '../features/saved/components/clear-device.tsx'
import { ExportButtons } from '../features/saved/components/export-buttons.tsx'
import { SavedList } from '../features/saved/components/saved-list.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { removeClinic, type SavedClinic, useSavedClinics } from '../lib/saved-clinics.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { solidButton } from '../theme/recipes/button.ts'
import { pageWidth } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'

const page = style({ paddingTop: '6' })
const leadStyle = style({ marginTop: '2', marginBottom: '6', fontSize: '20', color: 'quiet' })
const noneStyle = style({ marginBottom: '4' })

export const handle: ScreenHandle = {}

/** The clinics that somebody has saved. The server doesn't know them, and a search engine has no use. */
export const Component = () => {
  const { saved: copy } = useCopy(keepCopy)
  const paths = usePaths()
  const clinics = useSavedClinics()
  const hydrated = useHydrated()
  const [removed, setRemoved] = useState('')
  const remove = ({ slug, name }: SavedClinic) => {
    removeClinic(slug)
    setRemoved(name)
  }
  return (
    <div css={[pageWidth, page]}>
      <PageHead title={copy.title} noindex />
      <PageHeading>{copy.title}</PageHeading>
      <p css={leadStyle}>{copy.lead}</p>
      <noscript>
        <p>{copy.noScripts}</p>
      </noscript>
      <p role="status">{removed && <NoTranslate words={removed} text={copy.removed(removed)} />}</p>
      {clinics.length > 0 ? (
        <>
          <SavedList clinics={clinics} onRemove={remove} />
          <ExportButtons clinics={clinics} />
        </>
      ) : (
        <>
          {hydrated && <p css={noneStyle}>{copy.none}</p>}
          <PageLink css={solidButton} to={paths.search()}>
            {copy.find}
          </PageLink>
        </>
      )}
      <ClearDevice />
    </div>
  )
}
