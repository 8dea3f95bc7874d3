'use client'

import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ActualCounts } from '../present/actual-counts.ts'

let request: Promise<ActualCounts> | undefined

/** Fetched once for all the switches in the form. */
const readActualCounts = (): Promise<ActualCounts> => {
  request ??= askEndpoint<ActualCounts>('/site-settings/truths').catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

const isSwitch = (name: string, actualCounts: ActualCounts): name is keyof ActualCounts =>
  name in actualCounts

/** What a counted figure would say today, shown beside its switch. */
export const TrueFigure = ({ path }: { path: string }) => {
  const say = useSay()
  const [actual, setActual] = useState('')
  useEffect(() => {
    let stale = false
    const name = path.split('.').at(-1) ?? ''
    readActualCounts()
      .then((actualCounts) => {
        if (!stale && isSwitch(name, actualCounts)) setActual(actualCounts[name])
      })
      // The switch works without it.
      .catch(() => undefined)
    return () => {
      stale = true
    }
  }, [path])
  return (
    <p className="field-description">
      {actual && say({ en: `True today: ${actual}`, es: `Hoy es: ${actual}` })}
    </p>
  )
}
