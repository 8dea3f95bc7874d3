import { type ListedClinic, lineToCall } from '@healthcare-for-all/cms/contract'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { CallText } from '../../../components/call-text.tsx'
import { HoursLine } from '../../../components/hours-line.tsx'
import { Icon } from '../../../components/icon.tsx'
import { NoTranslate } from '../../../components/no-translate.tsx'
import { RouteLink } from '../../../components/route-link.tsx'
import { clinicCardCopy } from '../../../copy/clinic-card.ts'
import { useCopy, useLocale, usePaths } from '../../../lib/language.tsx'
import { cx, listRecipes, listStyle } from '../../../theme/list-style.ts'
import { readAloud, screenOnly } from '../../../theme/recipes/layout.ts'
import { CostBadge } from './cost-badge.tsx'

/** Wide enough for a button beside words, in the reader's text. */
const ROOMY = '@media (min-width: 18rem) and (max-width: 47.99rem)'

// On a phone the buttons of all rows are under each other at the end; on wide screens everything is in
// three columns.
const sheet = listStyle({
  display: 'grid',
  columnGap: { base: '3', md: '6' },
  rowGap: '1',
  paddingBlock: { base: '3', md: '2' },
  borderTopWidth: '1px',
  borderColor: 'line',
  breakInside: 'avoid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    // Each row is a grid of its own: only a fixed last column keeps them in line.
    md: 'minmax(0, 5fr) minmax(0, 4fr) 12rem',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  [ROOMY]: {
    // The name has most of the line, whatever the button says.
    gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
    gridTemplateRows: 'auto auto 1fr',
  },
})
const name = listStyle({
  gridColumn: '1',
  fontSize: '18',
  lineHeight: '1.3',
  '& a': { textDecoration: 'none' },
})
// Tall enough for a finger; the button is right below it.
const nameLink = listStyle({
  display: 'block',
  paddingBlock: '0.8rem 0.5rem',
  marginBlock: '-0.75rem -0.25rem',
  '&:hover': { textDecoration: 'underline' },
})
const address = listStyle({ gridColumn: '1', color: 'quiet' })
const facts = listStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: '3',
  rowGap: '1',
  gridColumn: { md: '2' },
  gridRow: { md: '1 / -1' },
  '& > p': { order: { base: 0, md: 2 }, flexBasis: { md: 'full' } },
})
const verifiedOn = listStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  order: 1,
  color: 'quiet',
})
const call = listStyle({
  gridColumn: { md: '3' },
  gridRow: { md: '1 / -1' },
  alignSelf: 'start',
  justifySelf: { base: 'start', md: 'end' },
  [ROOMY]: { gridColumn: '2', gridRow: '1 / -1' },
  paddingInline: { base: '3', md: '0' },
  fontVariantNumeric: 'tabular-nums',
  // A button on a phone; where the number has room, a link.
  md: {
    background: 'none',
    borderColor: 'transparent',
    textAlign: 'start',
    textDecoration: 'underline',
  },
})
/** The column is never narrower than this word. */
const callWord = listStyle(screenOnly, { overflowWrap: 'break-word' })
/** The number is in the link's name at every width. */
const number = listStyle({
  display: 'inline-block',
  // Paper is narrow, but has room.
  '@media screen and (max-width: 47.99rem)': readAloud,
})

/** Below its number, whose column it would widen. */
const extension = listStyle({ display: { md: 'block' } })

interface ClinicEntryProps {
  clinic: ListedClinic
}

/** A clinic under the name of its town, in a few lines: its page has the rest. */
export const ClinicEntry = ({ clinic }: ClinicEntryProps) => {
  const copy = useCopy(clinicCardCopy)
  const paths = usePaths()
  const { lastVerifiedAt } = clinic
  const line = lineToCall(clinic, useLocale())
  return (
    <article className={sheet}>
      <h4 className={name} translate="no">
        <RouteLink to={paths.clinic(clinic.slug)} className={nameLink}>
          {clinic.name}
        </RouteLink>
      </h4>
      {clinic.addressIsPrivate ? (
        <p className={address}>{copy.callForAddress}</p>
      ) : (
        <address className={address} translate="no">
          {clinic.address}
        </address>
      )}
      <div className={facts}>
        <CostBadge clinic={clinic} />
        <HoursLine clinic={clinic} brief />
        {clinic.verified && (
          <span className={verifiedOn}>
            <Icon name="check" />
            <span>{lastVerifiedAt ? copy.verifiedOn(lastVerifiedAt) : copy.verified}</span>
          </span>
        )}
      </div>
      {line && (
        <a
          className={cx(listRecipes.outlineButton, call)}
          href={outbound.telephone(line.number, line.extension)}
        >
          <Icon name="phone" />
          <span>
            <span className={callWord}>{copy.callWord}</span>
            <span className={number}>
              <CallText
                text={copy.call(line.number).slice(copy.callWord.length)}
                number={line.number}
              />
              {line.extension && (
                <span className={extension}>{` ${copy.extension(line.extension)}`}</span>
              )}
            </span>
            {line.language && (
              <span className={extension}>{` ${copy.inLanguage(line.language)}`}</span>
            )}
            <span className={listRecipes.readAloud}>
              <NoTranslate text={`, ${clinic.name}`} words={clinic.name} />
            </span>
          </span>
        </a>
      )}
    </article>
  )
}
