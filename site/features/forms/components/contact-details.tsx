import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { FactList } from '../../../components/fact-list.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { contactCopy } from '../../../copy/contact.ts'
import { useCopy, usePaths } from '../../../lib/language.tsx'
import { useSite } from '../../../lib/site-settings.tsx'
import { unbrokenTimes } from '../../../lib/unbroken-times.ts'
import { style } from '../../../theme/style.ts'

const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 'touch' })
const after = style({ marginTop: '3' })

/** How and when to reach us; an address or number only if editors have entered one. */
export const ContactDetails = () => {
  const copy = useCopy(contactCopy).details
  const paths = usePaths()
  const site = useSite()
  const email = site?.contactEmail
  const phone = site?.contactPhone
  return (
    <PinnedNote heading={copy.heading}>
      <FactList
        facts={[
          {
            term: copy.email,
            value: email && (
              <a css={link} translate="no" href={outbound.email(email)}>
                {email}
              </a>
            ),
          },
          {
            term: copy.phone,
            value: phone && (
              <a css={link} translate="no" href={outbound.telephone(phone)}>
                {phone}
              </a>
            ),
          },
          { term: copy.hours, value: unbrokenTimes(site?.supportHours || copy.usualHours) },
          { term: copy.replies, value: copy.repliesText },
          { term: copy.updates, value: copy.updatesText },
        ]}
      />
      <p css={after}>
        <PageLink css={link} to={paths.addClinic}>
          {copy.addClinic}
        </PageLink>
      </p>
    </PinnedNote>
  )
}
