import { chakra, defineStyle, Heading } from '@chakra-ui/react'
import { useId } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { PageLink } from '../page-link.tsx'
import type { Chapter } from './chapters.ts'
import { wordsOf } from './words-of.ts'

const nav = defineStyle({
  position: { lg: 'sticky' },
  top: '6',
  alignSelf: 'start',
  paddingBlock: '4',
  borderBlockWidth: { base: '1px', lg: 0 },
  borderTopWidth: '1px',
  borderColor: 'edge',
})

/** Moves the focus, so that a screen reader continues where the link leads. */
const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

interface ContentsListProps {
  heading: string
  chapters: Chapter[]
  /** Of the chapters, if they are not in the page's language. */
  lang?: string | undefined
}

/** The contents of a text, with a link to each chapter. */
export const ContentsList = ({ heading: title, chapters, lang }: ContentsListProps) => {
  const headingId = useId()
  const { pathname, search } = useLocation()
  return (
    <chakra.nav css={nav} aria-labelledby={headingId}>
      <Heading id={headingId} fontSize="16" marginBottom="1">
        {title}
      </Heading>
      <ol lang={lang}>
        {chapters.map(({ id, content }) => (
          <li key={id}>
            <PageLink
              display="flex"
              alignItems="center"
              minHeight="touch"
              paddingBlock="1"
              lineHeight="1.3"
              textDecoration="none"
              _hover={{ textDecoration: 'underline' }}
              to={createPath({ pathname, search, hash: id })}
              onClick={() => focusOn(id)}
            >
              {wordsOf(content)}
            </PageLink>
          </li>
        ))}
      </ol>
    </chakra.nav>
  )
}
