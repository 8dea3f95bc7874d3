import type { Document, Element } from 'happy-dom'

/** What is no text of the page, or nobody translates. */
const SKIPPED = 'script, style, template, noscript, iframe, [translate=no]'
/** What a walker through a document shows: NodeFilter.SHOW_TEXT. */
const SHOW_TEXT = 4
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt']

/** With ordinary spaces, as a page shows a text. */
export const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** What an element says, without its data for programs. */
export const textOf = (element: Element | null | undefined): string => {
  const data = [...(element?.querySelectorAll('script, style') ?? [])]
  return plain(
    data.reduce(
      (text, { textContent }) => text.replace(textContent, ''),
      element?.textContent ?? '',
    ),
  )
}

/** The texts of a page that people read, each with the element around it. */
function* readTexts({ body }: Document): Generator<[text: string, around: Element]> {
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: around } = node
    const text = plain(node.textContent)
    if (text && around && !around.closest(SKIPPED)) yield [text, around]
  }
}

/** Each piece of text on a page, and what is read to people who don't see it. */
export const bodyPieces = (document: Document): string[] => {
  const said = SPOKEN.flatMap((name) =>
    [...document.body.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(SKIPPED))
      .map((element) => plain(element.getAttribute(name))),
  )
  return [...[...readTexts(document)].map(([text]) => text), ...said.filter(Boolean)]
}

/**
 * Texts with siblings. A browser that translates a page replaces its text nodes: React keeps
 * references to such a one, and fails when it puts something before it or removes it.
 */
export const textsBesideOthers = (document: Document): string[] =>
  [...readTexts(document)]
    .filter(([, around]) => around.closest('#root') && around.childNodes.length > 1)
    .map(([text]) => text)

/** The pieces of text, with the page's title and description. */
export const piecesOf = (document: Document): string[] => {
  const description = document.querySelector('meta[name=description]')?.getAttribute('content')
  return [document.title, plain(description), ...bodyPieces(document)].filter(Boolean)
}

/** Where links lead, by what they say. */
export const linksIn = (within: Document | Element): [text: string, to: string][] =>
  [...within.querySelectorAll('a[href]')].map((link) => [
    plain(link.getAttribute('aria-label')) || textOf(link),
    link.getAttribute('href') ?? '',
  ])

/** What a screen reader calls a field. */
export const labelOf = (field: Element, document: Document): string => {
  const own = field.getAttribute('aria-label')
  const named = field.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labels = named.map((id) => document.getElementById(id))
  const around = field.closest('label') ?? document.querySelector(`label[for="${field.id}"]`)
  return plain(own) || labels.map(textOf).join(' ').trim() || textOf(around)
}

/** The part of a page under a second-level heading. */
export const section = (document: Document, isNamed: (heading: string) => boolean) =>
  [...document.querySelectorAll('section, aside')].find((part) =>
    isNamed(textOf(part.querySelector('h2'))),
  )
