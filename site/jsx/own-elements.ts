import { createElement, type ElementType, Fragment } from 'react'

/** These may contain only text. */
const TEXT_ONLY: readonly ElementType[] = ['option', 'textarea', 'title']

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number'

/** Puts adjacent texts into one element, at the place of the first. */
const separate = (children: readonly unknown[]) => {
  const separated: unknown[] = []
  let first = -1
  let text = ''
  const end = () => {
    // Whitespace is not translated.
    if (text.trim()) separated[first] = createElement('span', { key: `text ${first}` }, text)
    else if (text) separated[first] = text
    text = ''
  }
  for (const [index, child] of children.entries()) {
    const nothing = child == null || typeof child === 'boolean'
    separated.push(isText(child) ? null : Array.isArray(child) ? separate(child) : child)
    if (isText(child)) {
      if (!text) first = index
      text += child
    } else if (!nothing) end()
  }
  end()
  return separated
}

/**
 * Gives every text beside other children its own element.
 *
 * A browser that translates a page replaces its text nodes. React keeps references to text nodes
 * beside other children: it would write new words into a node that is no longer there, and crash
 * when it removes one. For a text alone in its element, React sets the element's text, which
 * always works. The properties are changed in place, since JSX makes new ones for each element.
 */
export const withOwnElements = <Props>(type: ElementType, props: Props): Props => {
  if (typeof props !== 'object' || !props || !('children' in props)) return props
  const { children } = props
  if (Array.isArray(children)) {
    if (!TEXT_ONLY.includes(type)) props.children = separate(children)
  } else if (type === Fragment && isText(children))
    props.children = createElement('span', null, children)
  return props
}
