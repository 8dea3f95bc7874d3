import { createContext, useContext } from 'react'

/** The site's public origin, without a trailing slash. */
export const PublicUrlContext = createContext('')

export const usePublicUrl = () => useContext(PublicUrlContext)
