import { Box, chakra, defineStyle, Heading, List, Span, Text } from '@chakra-ui/react'
import type { ListedClinic } from '@healthcare-for-all/cms/contract'
import type { ReactNode } from 'react'
import { PrintedOn } from '../../../../../components/printed-on.tsx'
import { mapCopy } from '../../../../../copy/map.ts'
import { useCopy } from '../../../../../lib/language.tsx'
import { useHydrated } from '../../../../../lib/use-hydrated.ts'
import { LIST_ID } from '../map-values.ts'
import { ClinicRow } from './clinic-row.tsx'

const hiddenOnPhones = defineStyle({ lgDown: { '@media screen': { display: 'none' } } })
const list = defineStyle({
  // On a phone it is a view of its own, and scrolls with the page.
  maxHeight: { lg: '500px' },
  overflowY: { lg: 'auto' },
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'control',
  background: 'card',
})
const quiet = defineStyle({ color: 'quiet', marginBottom: '2' })
/** What can be done depends on whether there is a map, which needs scripts. */
const withMap = defineStyle({ '@media (scripting: none)': { display: 'none' } })
const empty = defineStyle({ padding: '4' })

interface ClinicDirectoryProps {
  clinics: ListedClinic[]
  /** How many there are; the list has a hundred at most. */
  total: number
  /** Whether it lists what the map shows, and not what the search found. */
  isInView: boolean
  /** Whether it lists what is nearest to the visitor. */
  isNearMe: boolean
  isHiddenOnPhones: boolean
  selected: ListedClinic | undefined
  isNearestFirst: boolean
  hrefOf: (clinic: ListedClinic) => string
  onChoose: (clinic: ListedClinic) => void
  /** What to show in an empty list. */
  children: ReactNode
}

/** The clinics on the map as a list. */
export const ClinicDirectory = (props: ClinicDirectoryProps) => {
  const {
    clinics,
    total,
    isInView,
    isNearMe,
    selected,
    isNearestFirst,
    hrefOf,
    onChoose,
    children,
  } = props
  const copy = useCopy(mapCopy)
  // Without scripts there is no map to hide it for.
  const hydrated = useHydrated()
  return (
    <chakra.section css={props.isHiddenOnPhones && hydrated ? hiddenOnPhones : undefined}>
      <Heading fontSize="20" marginBottom="1">
        {copy.directory}
      </Heading>
      <Text css={quiet} role="status">
        {isInView ? (
          copy.inView(clinics.length, total)
        ) : isNearMe ? (
          copy.listedNear(clinics.length, total)
        ) : (
          <>
            <Span css={withMap}>{copy.listed(clinics.length, total)}</Span>
            <Span display="none" css={{ '@media (scripting: none)': { display: 'inline' } }}>
              {copy.listedWithoutMap(clinics.length, total)}
            </Span>
          </>
        )}
      </Text>
      <PrintedOn />
      {isNearestFirst && clinics.length > 0 && <Text css={quiet}>{copy.nearestFirst}</Text>}
      {clinics.length === 0 ? (
        <Box css={[list, empty]}>{children || copy.emptyView}</Box>
      ) : (
        // A part that scrolls must be reachable by keyboard.
        <List.Root id={LIST_ID} css={list} tabIndex={0} aria-label={copy.directory}>
          {clinics.map((clinic) => (
            <ClinicRow
              key={clinic.id}
              clinic={clinic}
              isSelected={clinic.id === selected?.id}
              href={hrefOf(clinic)}
              onChoose={onChoose}
            />
          ))}
        </List.Root>
      )}
    </chakra.section>
  )
}
