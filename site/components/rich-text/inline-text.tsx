import type { Inline } from '@healthcare-for-all/cms/contract'
import { Fragment, type ReactNode } from 'react'
import { usePaths } from '../../lib/language.tsx'
import { phoneParts } from '../../lib/phone-parts.ts'
import { outbound } from '../../paths.ts'
import { PageLink } from '../page-link.tsx'
import { linkedPage } from './linked-page.ts'

type Text = Extract<Inline, { type: 'text' }>

const TAGS = {
  bold: 'strong',
  italic: 'em',
  strikethrough: 's',
  underline: 'u',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
} as const

const marked = ({ marks = [] }: Text, children: ReactNode) =>
  marks.reduceRight<ReactNode>((inner, mark) => {
    const Tag = TAGS[mark]
    // biome-ignore lint/correctness/useJsxKeyInIterable: one inside the other, not a list
    return <Tag>{inner}</Tag>
  }, children)

const withNumbers = (text: string) =>
  phoneParts(text).map((part, index) =>
    part.dialled ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <a key={index} href={outbound.telephone(part.text)}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )

interface LinkProps {
  link: Exclude<Inline, { type: 'text' } | { type: 'break' }>
}

const InlineLink = ({ link }: LinkProps) => {
  const paths = usePaths()
  const words = link.content.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
    <Fragment key={index}>{marked(text, text.text)}</Fragment>
  ))
  if (link.type === 'page') return <PageLink to={linkedPage(paths, link)}>{words}</PageLink>
  if (link.href.startsWith('/')) return <PageLink to={link.href}>{words}</PageLink>
  const newTab = link.newTab ? { target: '_blank' } : {}
  return (
    <a href={link.href} rel="noopener" referrerPolicy="origin" {...newTab}>
      {words}
    </a>
  )
}

interface InlineTextProps {
  content: Inline[]
}

/** Words, how they are set, and where they lead. Telephone numbers can be dialled. */
export const InlineText = ({ content }: InlineTextProps) =>
  content.map((part, index) => {
    const key = index
    if (part.type === 'break') return <br key={key} />
    if (part.type === 'text')
      return <Fragment key={key}>{marked(part, withNumbers(part.text))}</Fragment>
    return <InlineLink key={key} link={part} />
  })
