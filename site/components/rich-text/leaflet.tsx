import type { RichText } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { style } from '../../theme/style.ts'
import { ContentsList } from './contents-list.tsx'
import { RichTextBody } from './rich-text-body.tsx'

const columns = style({
  display: 'grid',
  columnGap: { lg: '12', xl: '18' },
  rowGap: '6',
  marginTop: { base: '6', md: '8' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' },
  '@media print': { display: 'block' },
})

interface LeafletProps {
  contentsHeading: string
  blocks: RichText
  /** What stands below the text. */
  children?: ReactNode
}

/** A long text with its contents before it, or beside it where there is room. */
export const Leaflet = ({ contentsHeading, blocks, children }: LeafletProps) => (
  <div css={columns}>
    <ContentsList heading={contentsHeading} blocks={blocks} />
    <div>
      <RichTextBody blocks={blocks} />
      {children}
    </div>
  </div>
)
