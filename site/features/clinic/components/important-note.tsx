import { Alert } from '@chakra-ui/react'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'

export const ImportantNote = () => {
  const { label, text } = useCopy(clinicCopy).importantNote
  return (
    <Alert.Root as="p" role="note" aria-label={label}>
      <strong>{`${label}:`}</strong> <span>{text}</span>
    </Alert.Root>
  )
}
