import type { ClinicSummary } from '@healthcare-for-all/cms/contract'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { useClock } from '../lib/clock.tsx'
import { useCopy } from '../lib/language.tsx'
import { openStatus } from '../lib/open-status.ts'
import { unbrokenTimes } from '../lib/unbroken-times.ts'
import { style } from '../theme/style.ts'

const quiet = style({ color: 'quiet' })
const open = style({ color: 'free', fontWeight: 'bold' })
const later = style({ color: 'ink', fontWeight: 'bold' })

interface HoursLineProps {
  clinic: Pick<
    ClinicSummary,
    'openWeek' | 'limitedHours' | 'timeZone' | 'hoursOfOperation' | 'inEnglish'
  >
  /** Without the hours, if it is known whether it is open. */
  brief?: boolean
}

/** Whether it is open, and its hours in words where these say more. */
export const HoursLine = ({ clinic, brief = false }: HoursLineProps) => {
  const text = useCopy(clinicCardCopy)
  const clock = useClock()
  const { hoursOfOperation, openWeek, inEnglish } = clinic
  if (!hoursOfOperation) return <p css={quiet}>{text.noHours}</p>
  const hours = unbrokenTimes(hoursOfOperation)
  const status = clock && openStatus(clinic, clock, text.open)
  return (
    <p css={quiet}>
      {status && <span css={status.isOpen ? open : later}>{status.text}</span>}
      {!(status && (brief || status.alone)) && (
        <>
          {status && ' · '}
          {inEnglish?.includes('hoursOfOperation') ? (
            <>
              <span lang="en">{hours}</span> {text.inEnglish}
            </>
          ) : (
            hours
          )}
          {openWeek.length === 0 && ` · ${text.open.confirm}`}
        </>
      )}
    </p>
  )
}
