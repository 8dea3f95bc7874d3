import { PageLink } from '../../../components/page-link.tsx'
import { resourcesCopy } from '../../../copy/resources.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'

const card = style({ height: 'full', padding: '4', background: 'wash', borderRadius: 'card' })
const title = style({ fontSize: '20', marginBottom: '1' })
const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '6',
  rowGap: '1',
  marginTop: '4',
})
const first = style({ width: 'full' })
const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** Three ways into the directory. */
export const FindClinics = () => {
  const copy = useCopy(resourcesCopy).findClinics
  const paths = usePaths()
  const figure = useSite()?.resourcesFigure
  return (
    <div css={card}>
      <h3 css={title}>{copy.title}</h3>
      {figure && <p>{copy.text(figure)}</p>}
      <div css={links}>
        <PageLink css={[solidButton, first]} to={paths.search()}>
          {copy.search}
        </PageLink>
        <PageLink css={link} to={paths.browseStates}>
          {copy.states}
        </PageLink>
        <PageLink css={link} to={paths.map()}>
          {copy.map}
        </PageLink>
      </div>
    </div>
  )
}
