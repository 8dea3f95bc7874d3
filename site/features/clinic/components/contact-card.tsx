import type { Clinic } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { postalAddress, webAddress } from '../../../lib/clinic-text.ts'
import { useCopy } from '../../../lib/language.tsx'
import { screenOnly } from '../../../theme/recipes/layout.ts'
import { style } from '../../../theme/style.ts'
import { withoutPhone } from '../without-phone.ts'

const breakable = style({ overflowWrap: 'anywhere' })
const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })

interface ContactCardProps {
  clinic: Clinic
}

export const ContactCard = ({ clinic }: ContactCardProps) => {
  const copy = useCopy(clinicCopy)
  const text = copy.contact
  const card = useCopy(clinicCardCopy)
  const address = postalAddress(clinic)
  const { phone, phoneExtension } = clinic
  const website = webAddress(clinic.website)
  return (
    <InfoCard heading={text.heading} layout="above">
      <FactList
        values="beside"
        facts={[
          {
            term: text.phone,
            value: phone ? (
              <OutsideLink href={outbound.telephone(phone, phoneExtension)}>
                <NoTranslate words={phone} /> {phoneExtension && card.extension(phoneExtension)}
              </OutsideLink>
            ) : (
              withoutPhone(clinic, copy)
            ),
          },
          {
            term: text.website,
            value: website && (
              <span css={breakable}>
                <OutsideLink href={website}>{hostOf(website)}</OutsideLink>
              </span>
            ),
          },
          { term: text.address, value: <ClinicAddress clinic={clinic} /> },
        ]}
      />
      {!clinic.addressIsPrivate && (
        <div css={screenOnly}>
          <FactList
            values="beside"
            facts={[
              {
                term: text.searchAddress,
                value: (
                  <span css={row}>
                    <OutsideLink href={outbound.googleMaps(address)}>{text.googleMaps}</OutsideLink>
                    <OutsideLink href={outbound.appleMaps(address)}>{text.appleMaps}</OutsideLink>
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </InfoCard>
  )
}

/** 'https://www.example.org/care' → 'example.org/care' */
const hostOf = (website: string) =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
