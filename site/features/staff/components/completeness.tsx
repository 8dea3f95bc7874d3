import { chakra, Link, List } from '@chakra-ui/react'
import { OWN_FACTS, type OwnListing } from '@healthcare-for-all/cms/contract'
import { PinnedNote } from '../../../components/pinned-note.tsx'
import { staffCopy } from '../../../copy/staff.ts'
import { useCopy, useLocale } from '../../../lib/language.tsx'

interface CompletenessProps {
  listing: OwnListing
  /** The address of a fact's field on the page. */
  fieldOf: (name: string) => string
}

/** How much is known of a clinic, and what people ask that isn't: each leads to its field. */
export const Completeness = ({ listing, fieldOf }: CompletenessProps) => {
  const copy = useCopy(staffCopy).own.complete
  const locale = useLocale()
  const { unknown, total } = listing
  const known = total - unknown.length
  const missing = OWN_FACTS.filter(({ name }) => unknown.includes(name))
  return (
    <PinnedNote heading={copy.heading}>
      <p>{copy.known(known, total)}</p>
      <chakra.meter
        width="full"
        height="0.75rem"
        marginBlock="2"
        accentColor="{colors.brand}"
        min={0}
        max={total}
        value={known}
        aria-label={copy.known(known, total)}
      />
      {missing.length === 0 ? (
        <p>{copy.all}</p>
      ) : (
        <>
          <p>{copy.unknown}</p>
          <List.Root
            display="grid"
            columnGap="6"
            gridTemplateColumns="repeat(auto-fill, minmax(min(12rem, 100%), 1fr))"
          >
            {missing.map(({ name, label }) => (
              <li key={name}>
                <Link
                  display="inline-flex"
                  alignItems="center"
                  minHeight="touch"
                  href={fieldOf(name)}
                >
                  {label[locale]}
                </Link>
              </li>
            ))}
          </List.Root>
        </>
      )}
    </PinnedNote>
  )
}
