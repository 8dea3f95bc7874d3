import { Box, defineStyle } from '@chakra-ui/react'
import type { RichText } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { InEnglishNote } from '../in-english-note.tsx'
import { chaptersOf } from './chapters.ts'
import { ContentsList } from './contents-list.tsx'
import { RichTextBody } from './rich-text-body.tsx'

const columns = defineStyle({
  display: 'grid',
  columnGap: { lg: '12', xl: '18' },
  rowGap: '6',
  marginTop: { base: '6', md: '8' },
  '@media print': { display: 'block' },
})

const withContents = defineStyle({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'min(15rem, 25%) minmax(0, 1fr)' },
})

/** Fewer chapters need no list. */
const WORTH_LISTING = 2

interface PrintableTextProps {
  contentsHeading: string
  blocks: RichText
  /** Whether the text is in English on a page that isn't. */
  inEnglish?: boolean
  /** What goes below the text. */
  children?: ReactNode
}

/** A long text with its contents before it, or beside it if there is room. */
export const PrintableText = ({
  contentsHeading,
  blocks,
  inEnglish = false,
  children,
}: PrintableTextProps) => {
  const chapters = chaptersOf(blocks)
  const lang = inEnglish ? 'en' : undefined
  const listed = chapters.length >= WORTH_LISTING
  return (
    <Box css={[columns, listed ? withContents : undefined]}>
      {listed && <ContentsList heading={contentsHeading} chapters={chapters} lang={lang} />}
      <div>
        {inEnglish && <InEnglishNote />}
        <div lang={lang}>
          <RichTextBody blocks={blocks} />
        </div>
        {children}
      </div>
    </Box>
  )
}
