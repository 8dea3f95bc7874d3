import { PageLink } from '../../../components/page-link.tsx'
import { aboutCopy } from '../../../copy/about.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { outlineButton, solidButton } from '../../../theme/recipes/button.ts'
import { style } from '../../../theme/style.ts'

const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  marginTop: '4',
  '& a': { width: { base: 'full', sm: 'auto' } },
})

/** How clinics and visitors can take part. */
export const Join = () => {
  const { text, addClinic, contact } = useCopy(aboutCopy).join
  const paths = usePaths()
  return (
    <>
      <p>{text}</p>
      <div css={actions}>
        <PageLink css={solidButton} to={paths.addClinic}>
          {addClinic}
        </PageLink>
        <PageLink css={outlineButton} to={paths.contact}>
          {contact}
        </PageLink>
      </div>
    </>
  )
}
