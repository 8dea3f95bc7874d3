import { createContext, useContext } from 'react'

/** Origin under which the site is reached, without a slash at the end. */
export const PublicUrlContext = createContext('')

export const usePublicUrl = () => useContext(PublicUrlContext)
