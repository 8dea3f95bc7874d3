import { Button, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { usePublicUrl } from '../../../lib/public-url.tsx'
import type { SavedClinic } from '../../../lib/saved-clinics.ts'
import { download, savedContacts, savedText } from '../export.ts'

interface ExportButtonsProps {
  clinics: readonly SavedClinic[]
}

/** Ways to take the list elsewhere. */
export const ExportButtons = ({ clinics }: ExportButtonsProps) => {
  const { saved: copy } = useCopy(keepCopy)
  const locale = useLocale()
  const paths = usePaths()
  const publicUrl = usePublicUrl()
  const [failed, setFailed] = useState(false)
  const asText = () => {
    const text = savedText(clinics, (slug) => publicUrl + paths.clinic(slug), locale)
    download(`${copy.fileName}.txt`, 'text/plain', text)
  }
  const asContacts = async () => {
    setFailed(false)
    try {
      download(`${copy.fileName}.vcf`, 'text/vcard', await savedContacts(clinics, locale))
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Flex
        flexWrap="wrap"
        gap="2"
        paddingTop="4"
        borderTopWidth="1px"
        borderColor="edge"
        _print={{ display: 'none' }}
      >
        <Button variant="outline" type="button" onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button variant="outline" type="button" onClick={asContacts}>
          {copy.contacts}
        </Button>
        <Button variant="outline" type="button" onClick={asText}>
          {copy.text}
        </Button>
      </Flex>
      <p role="status">{failed && copy.contactsFailed}</p>
    </>
  )
}
