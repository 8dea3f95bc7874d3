import { Box, chakra, defineStyle, Flex, Heading, List, Span, Text } from '@chakra-ui/react'
import type { Clinic } from '@healthcare-for-all/cms/contract'
import { Icon } from '../../../components/icon.tsx'
import { InfoCard } from '../../../components/info-card.tsx'
import { clinicCopy } from '../../../copy/clinic.ts'
import { visitCopy } from '../../../copy/visit.ts'
import { useCopy } from '../../../lib/language.tsx'
import { beforeYouGo, type Known } from '../before-you-go.ts'
import { visits } from '../visits.ts'

const groups = defineStyle({
  display: 'grid',
  columnGap: '6',
  rowGap: '4',
  // As many columns as there is room for, so that a group stays where it is when the next one comes.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  '@media print': { gap: '1', gridTemplateColumns: '1fr 1fr', lineHeight: '1.2' },
})
const title = defineStyle({
  fontSize: '16',
  fontWeight: 'bold',
  '@media print': { fontSize: 'inherit' },
})
const quiet = defineStyle({ color: 'quiet' })
// Paper has to hold a clinic on one sheet.
const comfort = defineStyle({ display: 'block', _print: { display: 'none' } })

interface PartProps {
  heading: string
  known: Known[]
  /** The date of one answer; undefined if all have the same. */
  dateOf: (known: Known) => string | undefined
}

/** Yes or no about papers; the heading says which. */
const Papers = ({ heading, known, dateOf, icon }: PartProps & { icon: 'check' | 'close' }) =>
  known.length > 0 && (
    <div>
      <Heading as="h3" css={title}>
        {heading}
      </Heading>
      <List.Root>
        {known.map((one) => (
          <List.Item
            key={one.name}
            display="flex"
            alignItems="start"
            gap="2"
            marginTop="1"
            _print={{ marginTop: '0' }}
            css={{ '& svg': { marginTop: '0.15em' } }}
          >
            <Icon name={icon} />
            <span>
              <span>{one.words}</span> <Span css={quiet}>{dateOf(one)}</Span>
              {one.comfort && <Span css={comfort}>{one.comfort}</Span>}
            </span>
          </List.Item>
        ))}
      </List.Root>
    </div>
  )

const FirstVisit = ({ heading, known, dateOf }: PartProps) =>
  known.length > 0 && (
    <Box gridColumn="1 / -1">
      <Heading as="h3" css={title}>
        {heading}
      </Heading>
      <dl>
        {known.map((one) => (
          <Flex
            key={one.name}
            flexWrap="wrap"
            columnGap="4"
            marginTop="1"
            _print={{ marginTop: '0' }}
          >
            <chakra.dt flex="0 0 8rem" color="quiet">
              {one.term}
            </chakra.dt>
            <chakra.dd flex="1 1 8rem" minWidth="0">
              <span lang={one.lang}>{one.words}</span> <Span css={quiet}>{dateOf(one)}</Span>
            </chakra.dd>
          </Flex>
        ))}
      </dl>
    </Box>
  )

interface VisitCardProps {
  clinic: Clinic
}

/** What is not asked for, what to bring, how a first visit goes, and what it costs. */
export const VisitCard = ({ clinic }: VisitCardProps) => {
  const copy = useCopy(visitCopy)
  const { saysWalkIns } = visits(clinic, useCopy(clinicCopy))
  const { bring, asked, notAsked, firstVisit, unknown, asOf } = beforeYouGo(
    clinic,
    copy,
    saysWalkIns,
  )
  const dateOf = ({ date }: Known) => (date && !asOf ? copy.asOf(date.at) : undefined)
  const isKnown = bring.length + asked.length + notAsked.length + firstVisit.length > 0
  return (
    <InfoCard heading={copy.heading}>
      {isKnown ? (
        <>
          <Box css={groups}>
            <Papers icon="close" heading={copy.notAsked} known={notAsked} dateOf={dateOf} />
            <Papers icon="check" heading={copy.bring} known={bring} dateOf={dateOf} />
            <Papers icon="check" heading={copy.asked} known={asked} dateOf={dateOf} />
            <FirstVisit heading={copy.firstVisit} known={firstVisit} dateOf={dateOf} />
          </Box>
          {unknown.length > 0 && <p>{copy.callToConfirm(unknown)}</p>}
          {asOf && <Text css={quiet}>{copy.allAsOf(asOf)}</Text>}
        </>
      ) : (
        <p>{copy.nothing}</p>
      )}
    </InfoCard>
  )
}
