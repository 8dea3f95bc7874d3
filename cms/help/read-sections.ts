import slugify from '@sindresorhus/slugify'
import { marked, Renderer, type Token, type Tokens } from 'marked'

/** A part of the help: what stands below a heading of the second level. */
export interface HelpSection {
  /** Made from the title, for links of the text; empty for what stands before the first heading. */
  id: string
  /** The id in English, by which screens name the section in every language. */
  topic: string
  title: string
  html: string
}

const renderer = new Renderer()
// The pictures show the very screens that the help stands beside.
renderer.image = () => ''
renderer.heading = ({ depth, text }) => `<h${depth} id="${slugify(text)}">${text}</h${depth}>`
renderer.link = function ({ href, tokens }) {
  const text = this.parser.parseInline(tokens)
  const isHere = href.startsWith('#')
  if (!isHere && !href.startsWith('https://')) return text
  return `<a href="${isHere ? `/admin/help${href}` : href}">${text}</a>`
}

const isTitle = (token: Token): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === 2

/** The sections of a Markdown text of ours, as HTML, in its order. */
export const readSections = (markdown: string): HelpSection[] => {
  const sections: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }]
  for (const token of marked.lexer(markdown)) {
    if (isTitle(token)) sections.push({ title: token.text, tokens: [] })
    else if (token.type !== 'heading' || token.depth > 1) sections.at(-1)?.tokens.push(token)
  }
  return sections.map(({ title, tokens }) => ({
    id: slugify(title),
    topic: slugify(title),
    title,
    html: marked.parser(tokens, { renderer }),
  }))
}

/** The sections of a translation, which has those of the English in the same order. */
export const inOtherLanguage = (
  english: readonly HelpSection[],
  translated: readonly HelpSection[],
): HelpSection[] =>
  translated.map((section, at) => ({ ...section, topic: english[at]?.topic ?? section.topic }))
