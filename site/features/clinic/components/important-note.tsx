import { Text } from '@chakra-ui/react'
import { clinicCopy } from '../../../copy/clinic.ts'
import { useCopy } from '../../../lib/language.tsx'

export const ImportantNote = () => {
  const { label, text } = useCopy(clinicCopy).importantNote
  return (
    <Text
      background="wash"
      borderInlineStartWidth="4px"
      borderColor="brand"
      padding="4"
      role="note"
      aria-label={label}
    >
      <strong>{`${label}:`}</strong> <span>{text}</span>
    </Text>
  )
}
