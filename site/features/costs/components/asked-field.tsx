import { type ReactNode, useId } from 'react'
import { describedBy, LabelledField } from '../../../components/labelled-field.tsx'

interface AskedFieldProps {
  label: string
  hint?: string
  error?: string | undefined
  /** The control, with what describes it. */
  children: (described: ReturnType<typeof describedBy>) => ReactNode
}

/** A question with its hint, its error and its control. The control has no name: nothing is sent. */
export const AskedField = ({ hint, error, children, ...field }: AskedFieldProps) => {
  const id = useId()
  return (
    <LabelledField {...field} id={id} hint={hint} error={error}>
      {children(describedBy(id, hint, error))}
    </LabelledField>
  )
}
