'use client'

import { useEffect, useState } from 'react'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import type { ListName } from '../../slips/usual-names.ts'

/** The names that a list offers; empty until they are loaded, while anything can be typed. */
export const useKnownNames = (list: ListName, locale: string): string[] => {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => {
    let stale = false
    askEndpoint<{ names: string[] }>(`/names/${list}?locale=${locale}`)
      .then((answer) => {
        if (!stale) setNames(answer.names)
      })
      // Without the names people can still type, and the server still asks about slips.
      .catch(() => undefined)
    return () => {
      stale = true
    }
  }, [list, locale])
  return names
}
