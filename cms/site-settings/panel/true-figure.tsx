'use client'

import { useEffect, useState } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'
import type { Truths } from '../present/truths.ts'

let asked: Promise<Truths> | undefined

/** Asked once for all the switches of the form. */
const readTruths = (): Promise<Truths> => {
  asked ??= askEndpoint<Truths>('/site-settings/truths').catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

const isSwitch = (name: string, truths: Truths): name is keyof Truths => name in truths

/** Beside a switch that has a figure counted: what it would say today. */
export const TrueFigure = ({ path }: { path: string }) => {
  const [truth, setTruth] = useState('')
  useEffect(() => {
    let stale = false
    const name = path.split('.').at(-1) ?? ''
    readTruths()
      .then((truths) => {
        if (!stale && isSwitch(name, truths)) setTruth(truths[name])
      })
      // The switch works without it.
      .catch(() => undefined)
    return () => {
      stale = true
    }
  }, [path])
  return <p className="field-description">{truth && `True today: ${truth}`}</p>
}
