import { createContext, useContext } from 'react'

/** Loads the code and the data of the page at an address; does nothing on the server. */
export type Prefetch = (href: string) => void

export const PrefetchContext = createContext<Prefetch>(() => {})

export const usePrefetch = () => useContext(PrefetchContext)
