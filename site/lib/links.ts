import { createContext, type MouseEvent } from 'react'
import type { Location } from 'react-router-dom'

/** Loads the code and the data of the page at an address. */
export type Prefetch = (href: string) => void

export interface GoOptions {
  /** Takes the place of the page that is shown in the history, as following a link to it does. */
  replace?: boolean | undefined
  preventScrollReset?: boolean | undefined
  /** Of the history's entry. */
  state?: unknown
}

/** What a browser does with links to pages of the site. */
export interface Links {
  prefetch: Prefetch
  /** Shows the page at an address without loading a document. */
  go: (href: string, options: GoOptions) => void
  /** The page that is shown, or the one that is on its way. */
  goal: () => Location
}

/** Otherwise the visitor wants a new tab, a menu or the like. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Undefined on the server, where a link is only its address. */
export const LinksContext = createContext<Links | undefined>(undefined)
