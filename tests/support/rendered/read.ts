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

/** Each piece of text on a page, and what is read to people who don't see it. */
export const bodyPieces = ({ body }: Document): string[] => {
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(SKIPPED)) texts.push(plain(node.textContent))
  const said = SPOKEN.flatMap((name) =>
    [...body.querySelectorAll(`[${name}]`)]
      .filter((element) => !element.closest(SKIPPED))
      .map((element) => plain(element.getAttribute(name))),
  )
  return [...texts, ...said].filter(Boolean)
}

/**
 * Texts with siblings. A browser that translates a page replaces its text nodes: React keeps
 * references to such a one, and fails when it puts something before it or removes it.
 */
export const textsBesideOthers = ({ body }: Document): string[] => {
  const walker = body.ownerDocument.createTreeWalker(body, SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node
    if (!parentElement?.closest('#root') || parentElement.closest(SKIPPED)) continue
    if (plain(node.textContent) && parentElement.childNodes.length > 1)
      found.push(plain(node.textContent))
  }
  return found
}

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
