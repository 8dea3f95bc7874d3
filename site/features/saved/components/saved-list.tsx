import { Button, defineStyle, Flex, List, Span } from '@chakra-ui/react'
import { lineToCall } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { AfterNumber } from '../../../components/after-number.tsx'
import { CallText } from '../../../components/call-text.tsx'
import { Icon } from '../../../components/icon.tsx'
import { PageLink } from '../../../components/page-link.tsx'
import { keepCopy } from '../../../copy/keep.ts'
import { postalAddress } from '../../../lib/clinic-text.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import type { SavedClinic } from '../../../lib/saved-clinics.ts'
import { screenOnly } from '../../../theme/recipes/layout.ts'

const call = defineStyle({
  flex: { base: '1 1 auto', md: '0 1 auto' },
  fontVariantNumeric: 'tabular-nums',
  '& [translate=no]': { display: 'inline-block' },
  '@media print': { flex: 'none' },
})

interface SavedListProps {
  clinics: readonly SavedClinic[]
  /** Left out where nothing can be removed. */
  onRemove?: (clinic: SavedClinic) => void
}

/** Each saved clinic with what a call needs, also without a connection. */
export const SavedList = ({ clinics, onRemove }: SavedListProps) => {
  const { saved: copy } = useCopy(keepCopy)
  const paths = usePaths()
  const locale = useLocale()
  return (
    <List.Root
      display="grid"
      css={{
        '& > li': {
          display: 'grid',
          columnGap: '8',
          rowGap: '3',
          alignItems: 'center',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
          paddingBlock: '4',
          borderTopWidth: '1px',
          borderColor: 'edge',
          breakInside: 'avoid',
        },
        '& h2': { fontSize: '20' },
      }}
    >
      {clinics.map((clinic) => {
        const { slug, name } = clinic
        const line = lineToCall(clinic, locale)
        return (
          <li key={slug}>
            <div>
              <h2>
                <PageLink to={paths.clinic(slug)} htmlTranslate="no">
                  {name}
                </PageLink>
              </h2>
              <address translate="no">{postalAddress(clinic)}</address>
            </div>
            <Flex flexWrap="wrap" alignItems="center" gap="2">
              {line && (
                <Button asChild css={call}>
                  <a href={outbound.telephone(line.number, line.extension)}>
                    <Icon name="phone" />
                    <span>
                      <CallText text={copy.call(line.number)} number={line.number} />
                      <AfterNumber line={line} />
                    </span>
                  </a>
                </Button>
              )}
              {onRemove && (
                <Span css={screenOnly}>
                  <Button
                    variant="plain"
                    type="button"
                    aria-label={`${copy.remove}: ${name}`}
                    onClick={() => onRemove(clinic)}
                  >
                    {copy.remove}
                  </Button>
                </Span>
              )}
            </Flex>
          </li>
        )
      })}
    </List.Root>
  )
}
