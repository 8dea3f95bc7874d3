import type { Problem } from '@healthcare-for-all/cms/contract'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router-dom'

/** A form that was posted to the page itself and refused. */
export interface Posted {
  /** Its values, by the names of its fields. */
  fields: [name: string, value: string][]
  problem: Problem
}

export const PostedContext = createContext<Posted | undefined>(undefined)

/** The form that was posted to the page; undefined once the visitor has navigated on. */
export const usePosted = () => {
  const posted = useContext(PostedContext)
  return useLocation().key === 'default' ? posted : undefined
}
