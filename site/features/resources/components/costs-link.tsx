import { PageLink } from '../../../components/page-link.tsx'
import { costsCopy } from '../../../copy/costs.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { style } from '../../../theme/style.ts'

const band = style({
  display: 'block',
  marginTop: { base: '8', md: '12' },
  padding: { base: '4', md: '6' },
  background: 'wash',
  borderTopWidth: '3px',
  borderColor: 'brand',
  color: 'ink',
  textDecoration: 'none',
  _hover: { '& strong': { textDecoration: 'underline' } },
})
const title = style({ display: 'block', fontSize: '24', color: 'brand', lineHeight: '1.25' })

/** The way to the calculator, before the guides: most people's first question is the price. */
export const CostsLink = () => {
  const copy = useCopy(costsCopy)
  const paths = usePaths()
  return (
    <PageLink to={paths.whatWouldIPay} css={band}>
      <strong css={title}>{copy.title}</strong>
      <span>{copy.lead}</span>
    </PageLink>
  )
}
