import { PageHeading } from '../components/page-heading.tsx'
import { offlineCopy } from '../copy/offline.ts'
import { KeptList } from '../features/offline/components/kept-list.tsx'
import { useIsOnline, useWanted } from '../features/offline/use-wanted.ts'
import { ImmediateHelp } from '../features/resources/components/immediate-help.tsx'
import { SavedList } from '../features/saved/components/saved-list.tsx'
import { useCopy, usePaths } from '../lib/language.tsx'
import { PageHead } from '../lib/page-head.tsx'
import { useSavedClinics } from '../lib/saved-clinics.ts'
import type { ScreenHandle } from '../lib/screen.ts'
import { solidButton } from '../theme/recipes/button.ts'
import { pageWidth } from '../theme/recipes/layout.ts'
import { style } from '../theme/style.ts'

const page = style({ paddingTop: '6', '& > * + h2': { marginTop: '8' } })
const leadStyle = style({
  marginTop: '2',
  marginBottom: '4',
  fontSize: '20',
  color: 'quiet',
  maxWidth: 'measure',
})
const help = style({ marginTop: '8', maxWidth: 'measure' })
const savedHeading = style({ marginBottom: '2' })
const nothingStyle = style({ marginTop: '8', color: 'quiet' })

export const handle: ScreenHandle = {}

/** In place of a page that can't be reached: whom to call, and what the device has. */
export const Component = () => {
  const copy = useCopy(offlineCopy)
  const paths = usePaths()
  const clinics = useSavedClinics()
  const wanted = useWanted()
  // What was asked for could not be reached, whatever the browser says.
  const isConnected = useIsOnline() && !wanted
  const { title, lead } = isConnected ? copy.connected : copy
  return (
    <div css={[pageWidth, page]}>
      <PageHead title={copy.title} noindex />
      <PageHeading>{title}</PageHeading>
      <p css={leadStyle}>{lead}</p>
      {/* Plain links: what can be opened now is a document. */}
      <a css={solidButton} href={wanted || paths.home}>
        {wanted ? copy.again : copy.home}
      </a>
      <div css={help}>
        <ImmediateHelp />
      </div>
      {clinics.length > 0 ? (
        <>
          <h2 css={savedHeading}>{copy.saved}</h2>
          <SavedList clinics={clinics} />
        </>
      ) : (
        <p css={nothingStyle}>{copy.nothing}</p>
      )}
      <KeptList kind="results" heading={copy.results} />
      <KeptList kind="guide" heading={copy.guides} />
    </div>
  )
}
