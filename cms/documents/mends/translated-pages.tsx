'use client'

import type { ReactNode } from 'react'

/** The child of a node that is another one, or holds it by now; null if the other one is gone. */
const childWith = (parent: Node, node: Node): Node | null => {
  let child: Node | null = node
  while (child && child.parentNode !== parent) child = child.parentNode
  return child
}

const allowMoved = () => {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const own = childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childWith(this, before))
    return node
  }
}

if (typeof window !== 'undefined') allowMoved()

/**
 * Around the whole panel. A browser that translates a page puts each text into an element of its own. Where Payload
 * then draws something else there, such as when the form was last saved, React doesn't find the text in its place,
 * and the whole panel was gone.
 *
 * Upstream: none found in Payload's repository; of React it is facebook/react#11538.
 * No longer needed: once translated.spec.ts passes without it.
 */
export const TranslatedPages = ({ children }: { children: ReactNode }) => children
