import type { Inline } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { Fragment, type ReactNode } from 'react'
import { phoneParts } from '../../lib/phone-parts.ts'
import { TextLink } from './text-link.tsx'

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
      <a key={index} translate="no" href={outbound.telephone(part.text)}>
        {part.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <span key={index}>{part.text}</span>
    ),
  )

interface LinkProps {
  link: Exclude<Inline, { type: 'text' } | { type: 'break' }>
}

const InlineLink = ({ link }: LinkProps) => (
  <TextLink target={link}>
    {link.content.map((text, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <Fragment key={index}>{marked(text, text.text)}</Fragment>
    ))}
  </TextLink>
)

interface InlineTextProps {
  content: Inline[]
}

/** Words with their formatting and links. Phone numbers can be dialed. */
export const InlineText = ({ content }: InlineTextProps) =>
  content.map((part, index) => {
    const key = index
    if (part.type === 'break') return <br key={key} />
    if (part.type === 'text')
      return <Fragment key={key}>{marked(part, withNumbers(part.text))}</Fragment>
    return <InlineLink key={key} link={part} />
  })
