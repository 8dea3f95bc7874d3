import type { ReactNode } from 'react'
import { PageHeading } from '../../../components/page-heading.tsx'
import { pageWidth } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'

const top = style({ paddingTop: { base: '4', md: '8' } })
const leadStyle = style({
  marginTop: '3',
  fontSize: '18',
  lineHeight: 'body',
  maxWidth: 'measure',
})
const columns = style({
  display: 'grid',
  columnGap: { base: '8', xl: '18' },
  rowGap: '12',
  alignItems: 'start',
  marginTop: { base: '8', md: '12' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 38rem) minmax(0, 1fr)' },
})
const title = style({ fontSize: { base: '24', md: '32' }, marginBottom: '6' })

interface FormPageProps {
  heading: ReactNode
  lead: ReactNode
  /** What goes above the form. */
  before?: ReactNode
  formHeading: string
  form: ReactNode
  /** Goes beside the form if there is room, otherwise below it. */
  beside: ReactNode
  children?: ReactNode
}

/** A page whose main part is a form. */
export const FormPage = ({
  heading,
  lead,
  before,
  formHeading,
  form,
  beside,
  children,
}: FormPageProps) => (
  <div css={[pageWidth, top]}>
    <PageHeading>{heading}</PageHeading>
    <p css={leadStyle}>{lead}</p>
    {before}
    <div css={columns}>
      <section>
        <h2 css={title}>{formHeading}</h2>
        {form}
      </section>
      {beside}
    </div>
    {children}
  </div>
)
