import { Box, Span } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { linesFor } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { ClinicAddress } from '../../../components/clinic-address.tsx'
import { FactList } from '../../../components/fact-list.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { OutsideLink } from '../../../components/outside-link.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { postalAddress, webAddress } from '../../../lib/clinic-text.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'
import { screenOnly } from '../../../theme/recipes/layout.ts'
import { withoutPhone } from '../without-phone.ts'
import { PhoneLines } from './phone-lines.tsx'

interface ContactCardProps {
  clinic: Clinic
}

export const ContactCard = ({ clinic }: ContactCardProps) => {
  const copy = useCopy(clinicCopy)
  const text = copy.contact
  const address = postalAddress(clinic)
  const lines = linesFor(clinic, useLocale())
  const types = [...new Set(lines.map(({ type }) => type))]
  const website = webAddress(clinic.website)
  return (
    <InfoCard heading={text.heading} layout="above">
      <FactList
        values="beside"
        facts={[
          ...(clinic.phone ? [] : [{ term: text.phone, value: withoutPhone(clinic, copy) }]),
          ...types.map((type) => ({
            term: text.lines[type],
            value: <PhoneLines lines={lines.filter((line) => line.type === type)} />,
          })),
          {
            term: text.website,
            value: website && <OutsideLink href={website}>{hostOf(website)}</OutsideLink>,
          },
          { term: text.address, value: <ClinicAddress clinic={clinic} /> },
        ]}
      />
      {!clinic.addressIsPrivate && (
        <Box css={screenOnly}>
          <FactList
            values="beside"
            facts={[
              {
                term: text.searchAddress,
                value: (
                  <Span display="flex" flexWrap="wrap" columnGap="4">
                    <OutsideLink href={outbound.googleMaps(address)}>{text.googleMaps}</OutsideLink>
                    <OutsideLink href={outbound.appleMaps(address)}>{text.appleMaps}</OutsideLink>
                  </Span>
                ),
              },
            ]}
          />
        </Box>
      )}
    </InfoCard>
  )
}

/** 'https://www.example.org/care' → 'example.org/care' */
const hostOf = (website: string) =>
  website.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')
