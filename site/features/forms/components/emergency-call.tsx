import { Alert, Link } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { contactCopy } from '../../../copy/contact.ts'
import { useCopy } from '../../../lib/language.tsx'

/** Tells visitors to call 911, because nobody should wait here for an ambulance. */
export const EmergencyCall = () => {
  const { title, before, number, after } = useCopy(contactCopy).emergency
  return (
    <Alert.Root as="p" status="error" color="alert" role="note" aria-label={title}>
      <strong>{`${title}:`}</strong> <span>{before}</span>
      <Link
        fontWeight="heavy"
        color="inherit"
        paddingBlock="2"
        htmlTranslate="no"
        href={outbound.telephone(number)}
      >
        {number}
      </Link>
      <span>{after}</span>
    </Alert.Root>
  )
}
