import { Box, defineStyle, Text } from '@chakra-ui/react'
import type { Answer } from '@healthcare-for-all/cms/contract'
import { PageLink } from '../../../components/page-link.tsx'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { AnswerHeading } from './answer-heading.tsx'
import { NeedHelp } from './need-help.tsx'

const line = defineStyle({ marginTop: '1', maxWidth: 'measure' })

interface NamedClinicsProps {
  /** As it was typed. */
  location: string
  answer: Answer<'searchClinics'>
  named: NonNullable<Answer<'searchClinics'>['named']>
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
  /** The address of the same search without its filters. */
  unfilteredHref: string
}

/** By what the clinics of the list were named, and the way to those around them. */
export const NamedClinics = (props: NamedClinicsProps) => {
  const { location, answer, named, hrefAt, unfilteredHref } = props
  const copy = useCopy(searchCopy)
  const { total, need, clinics } = answer
  const { by, text, near } = named
  const [first] = clinics
  const place = near?.label ?? (first && `${first.city}, ${first.state}`)
  return (
    <Box marginBottom="1">
      <AnswerHeading
        others={place ? { href: hrefAt(place), label: copy.need.allNear(place) } : undefined}
      >
        {copy.named[by](text, total)}
      </AnswerHeading>
      {need && <NeedHelp need={need} location={location} />}
      {near && total > 1 && <Text css={line}>{copy.named.nearest(near.label)}</Text>}
      {total === 0 && (
        <Text css={line}>
          <span>{copy.named.filtered}</span>{' '}
          <PageLink display="inline-flex" alignItems="center" minHeight="touch" to={unfilteredHref}>
            {copy.named.unfiltered}
          </PageLink>
        </Text>
      )}
    </Box>
  )
}
