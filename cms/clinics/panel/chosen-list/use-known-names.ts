'use client'

import { useEffect, useState } from 'react'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import type { ListName } from '../../slips/usual-names.ts'

/** What a list is chosen from; empty while that is not known, when everything can still be typed. */
export const useKnownNames = (list: ListName, locale: string): string[] => {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let stale = false
    askEndpoint<{ names: string[] }>(`/names/${list}?locale=${locale}`)
      .then((answer) => {
        if (!stale) setNames(answer.names)
      })
      // Without the list it is a field to type into; the server asks about slips all the same.
      .catch(() => undefined)
    return () => {
      stale = true
    }
  }, [list, locale])
  return names
}
