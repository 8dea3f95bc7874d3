import { Box, defineStyle, Text } from '@chakra-ui/react'
import type { Answer, Place } from '@healthcare-for-all/cms/contract'
import { DEFAULT_DISTANCE } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { searchCopy } from '../../../copy/search.ts'
import { useCopy } from '../../../lib/language.tsx'
import { AnswerHeading } from './answer-heading.tsx'
import { headingOf, isWhole } from './heading-of.ts'
import { NeedHelp } from './need-help.tsx'
import { OtherPlaces } from './other-places.tsx'

const line = defineStyle({ marginTop: '1', maxWidth: 'measure' })

interface UnderstoodProps {
  /** As it was typed. */
  location: string
  answer: Answer<'searchClinics'>
  place: Place
  /** The address of the same search at another location. */
  hrefAt: (location: string) => string
  /** The address of all clinics there, whatever they offer. */
  allHref: string
  /** What else can be done with the words. */
  children?: ReactNode
}

/** How the location was read, and how far the search went. */
export const Understood = ({
  location,
  answer,
  place,
  hrefAt,
  allHref,
  children,
}: UnderstoodProps) => {
  const copy = useCopy(searchCopy)
  const { understood } = copy
  const { total, distance, widened, wholeState, alternatives, need } = answer
  const { respelled, passedOver, otherState } = answer
  const isState = place.kind === 'state'
  const usual = place.radius ?? DEFAULT_DISTANCE
  return (
    <Box marginBottom="1">
      <AnswerHeading
        others={
          need && need.services.length > 0
            ? {
                href: allHref,
                label: copy.need[isWhole(place, distance) ? 'allIn' : 'allNear'](place.label),
              }
            : undefined
        }
      >
        {headingOf(copy, answer, place)}
      </AnswerHeading>
      {children}
      {need && <NeedHelp need={need} location={location} />}
      {otherState && (
        <Text css={line}>{understood.otherState(place.name, place.stateName, otherState)}</Text>
      )}
      {respelled && <Text css={line}>{understood.respelled(respelled, place.label)}</Text>}
      {(wholeState || (isState && passedOver)) && (
        <Text css={line}>{understood.wholeState(passedOver ?? location, place.label)}</Text>
      )}
      {passedOver && !isState && (
        <Text css={line}>{understood.passedOver(passedOver, place.label)}</Text>
      )}
      {widened && total > 0 && (
        <Text css={line}>
          {place.kind === 'county'
            ? understood.outside(place.label)
            : distance === null
              ? understood.widenedFar(usual)
              : understood.widened(usual, distance)}
        </Text>
      )}
      <OtherPlaces label={understood.or} places={alternatives} hrefAt={hrefAt} />
    </Box>
  )
}
