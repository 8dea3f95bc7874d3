'use client'

import { useId } from 'react'
import { ChosenList, type ListName, useKnownNames } from '../../clinics/panel/index.ts'

import type { FieldFault } from '../../panel-kit/ask-endpoint.ts'
import { faultOf } from './text-field.tsx'

interface ChosenFactProps {
  list: ListName
  label: string
  value: string[]
  onChange: (value: string[]) => void
  faults: FieldFault[]
  confirmed: readonly string[]
  confirm: (key: string) => void
}

/** One of the clinic's lists, chosen from known names while somebody is on the phone. */
export const ChosenFact = ({ label, faults, ...chosen }: ChosenFactProps) => {
  const inputId = useId()
  const known = useKnownNames(chosen.list, 'en')
  // The question itself is shown beside its word.
  const fault = known.length === 0 && faultOf(faults, chosen.list)
  return (
    <div className="calls__field">
      <label htmlFor={inputId}>{label}</label>
      <ChosenList {...chosen} inputId={inputId} known={known} />
      {fault && <span className="calls__fault">{fault}</span>}
    </div>
  )
}
