import { chakra, defineStyle, Link, Text } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { FactList } from '../../../components/fact-list.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { contactCopy } from '../../../copy/contact.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'

const link = defineStyle({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })

/** How and when to reach us; an address or number only if editors have entered one. */
export const ContactDetails = () => {
  const copy = useCopy(contactCopy).details
  const paths = usePaths()
  const site = useSite()
  const email = site?.contactEmail
  const phone = site?.contactPhone
  const address = site?.contactAddress
  return (
    <PinnedNote heading={copy.heading}>
      <FactList
        facts={[
          {
            term: copy.email,
            value: email && (
              <Link css={link} htmlTranslate="no" href={outbound.email(email)}>
                {email}
              </Link>
            ),
          },
          {
            term: copy.phone,
            value: phone && (
              <Link css={link} htmlTranslate="no" href={outbound.telephone(phone)}>
                {phone}
              </Link>
            ),
          },
          {
            term: copy.address,
            value: address && (
              <chakra.address translate="no" whiteSpace="pre-line">
                {address}
              </chakra.address>
            ),
          },
          { term: copy.hours, value: unbrokenTimes(site?.supportHours || copy.usualHours) },
          { term: copy.replies, value: copy.repliesText },
          { term: copy.updates, value: copy.updatesText },
        ]}
      />
      <Text marginTop="3">
        <PageLink css={link} to={paths.addClinic}>
          {copy.addClinic}
        </PageLink>
      </Text>
    </PinnedNote>
  )
}
