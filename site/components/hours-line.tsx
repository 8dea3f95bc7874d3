import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { useClock } from '../lib/clock.tsx'
import { useCopy } from '../lib/language.tsx'
import { openStatus } from '../lib/open-status.ts'
import { unbrokenTimes } from '../lib/unbroken-times.ts'
import { listStyle } from '../theme/list-style.ts'

const quiet = listStyle({ color: 'quiet' })
const roomy = listStyle({ mdDown: { '@media screen': { display: 'none' } } })
const open = listStyle({ color: 'free', fontWeight: 'bold' })
const later = listStyle({ color: 'ink', fontWeight: 'bold' })

interface HoursLineProps {
  clinic: Pick<
    ClinicSummary,
    'openWeek' | 'limitedHours' | 'closedUntil' | 'timeZone' | 'hoursOfOperation' | 'inEnglish'
  >
  /** Without the hours, if it is known whether it is open. */
  brief?: boolean | 'onPhones'
}

/** Whether it is open, and its hours in words where these say more. */
export const HoursLine = ({ clinic, brief = false }: HoursLineProps) => {
  const text = useCopy(clinicCardCopy)
  const clock = useClock()
  const { hoursOfOperation, openWeek, inEnglish } = clinic
  const status = clock && openStatus(clinic, clock, text.open)
  if (!hoursOfOperation && !status) return <p className={quiet}>{text.noHours}</p>
  const hours = unbrokenTimes(hoursOfOperation ?? '')
  return (
    <p className={quiet}>
      {status && <span className={status.isOpen ? open : later}>{status.text}</span>}
      {hours && !(status && (brief === true || status.alone)) && (
        <span className={status && brief ? roomy : undefined}>
          {status && <span>{' · '}</span>}
          {inEnglish?.includes('hoursOfOperation') ? (
            <>
              <span lang="en">{hours}</span> <span>{text.inEnglish}</span>
            </>
          ) : (
            <span>{hours}</span>
          )}
          {openWeek.length === 0 && <span>{` · ${text.open.confirm}`}</span>}
        </span>
      )}
    </p>
  )
}
