import { Button, Flex, List } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { filePath } from '@healthcare-for-all/cms/contract/files'
import { useState } from 'react'
import { InfoCard } from '../../../components/info-card.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { keepCopy } from '../../../copy/keep.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { removeClinic, saveClinic, useSavedClinics } from '../../../lib/saved-clinics.ts'
import { printPage } from '../print-page.ts'
import { shareLink } from '../share-link.ts'

interface KeepCardProps {
  clinic: Clinic
  /** The page's public address. */
  url: string
}

/** Ways to keep the clinic and to pass it on. The files work without scripts. */
export const KeepCard = ({ clinic, url }: KeepCardProps) => {
  const copy = useCopy(keepCopy)
  const locale = useLocale()
  const paths = usePaths()
  const isSaved = useSavedClinics().some(({ slug }) => slug === clinic.slug)
  const [message, setMessage] = useState('')
  const share = async () => {
    const outcome = await shareLink({ title: clinic.name, url })
    if (outcome !== 'shared') setMessage(outcome === 'copied' ? copy.copied : copy.notCopied)
  }
  const toggle = () => {
    if (isSaved) {
      removeClinic(clinic.slug)
      setMessage('')
    } else setMessage(saveClinic(clinic) ? copy.isSaved : copy.notSaved)
  }
  return (
    <InfoCard heading={copy.heading} isLive>
      <Flex flexWrap="wrap" gap="2" css={{ '@media (scripting: none)': { display: 'none' } }}>
        <Button variant="outline" type="button" onClick={toggle}>
          {isSaved ? copy.unsave : copy.save}
        </Button>
        <Button variant="outline" type="button" onClick={share}>
          {copy.share}
        </Button>
        <Button variant="outline" type="button" onClick={printPage}>
          {copy.print}
        </Button>
      </Flex>
      <p role="status">{message}</p>
      <List.Root
        css={{ '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch' } }}
      >
        <li>
          <a href={filePath('contact', locale, clinic.slug)} download>
            {copy.contact}
          </a>
        </li>
        {clinic.openWeek.length > 0 && (
          <li>
            <a href={filePath('hours', locale, clinic.slug)} download>
              {copy.calendar}
            </a>
          </li>
        )}
        <li>
          <PageLink to={paths.saved}>{copy.list}</PageLink>
        </li>
      </List.Root>
    </InfoCard>
  )
}
