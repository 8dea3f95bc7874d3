import { CheckField } from '../../../components/check-field.tsx'
import { useField } from '../form-context.ts'

interface TickProps {
  name: string
}

export const Tick = ({ name }: TickProps) => {
  const { copy, ticked } = useField(name)
  return <CheckField name={name} label={copy.label} defaultChecked={ticked} />
}
