'use client'

import { hoursAgreement } from '../../clinics/panel/index.ts'
import { SaidList } from '../../corrections/panel/index.ts'
import { longDay } from '../../panel-kit/dates.ts'
import type { ClinicToVerify, ValueSaid } from '../endpoints/answers.ts'
import { ABOVE } from './fact-list.tsx'
import { Reports } from './reports.tsx'
import { Signals } from './signals.tsx'
import { TakeOver } from './take-over.tsx'

interface NoticesProps {
  clinic: ClinicToVerify
  take: (values: ValueSaid['values']) => void
}

/** What others have done or are doing with this clinic. */
export const Notices = ({ clinic, take }: NoticesProps) => {
  const { id, openWith, draftSince, unansweredCalls, facts } = clinic
  const words = typeof facts.hoursOfOperation === 'string' ? facts.hoursOfOperation : null
  return (
    <>
      <Signals
        signals={clinic.signals.filter(({ fact }) => fact === null || ABOVE.includes(fact))}
      />
      <SaidList title="What visitors say is wrong" said={clinic.said} />
      <TakeOver said={clinic.saidValues} take={take} />
      <Reports reports={clinic.reports} />
      {hoursAgreement(facts.openingHours, words) === 'different' && (
        <p className="calls__notice">
          The hours in words say something else than the weekly hours, so visitors see only one of
          them. Ask which are right, and correct them.
        </p>
      )}
      {clinic.closedUntil && (
        <p className="calls__notice">
          It is closed for now and opens again on {longDay(clinic.closedUntil)}.
        </p>
      )}
      {clinic.notice.en && (
        <p className="calls__notice">
          Visitors read
          {clinic.notice.until && ` until ${longDay(`${clinic.notice.until}T12:00:00Z`)}`}: “
          {clinic.notice.en}”. If that is over, clear it in{' '}
          <a href={`/admin/collections/clinics/${id}`}>the clinic’s form</a>.
        </p>
      )}
      {openWith && (
        <p className="calls__notice">
          {openWith} has this clinic’s form open right now. You can save here once it is saved and
          closed.
        </p>
      )}
      {draftSince && (
        <p className="calls__notice">
          There is an unpublished draft from {longDay(draftSince)}. What you see here is what
          visitors see; the draft stays as it is.{' '}
          <a href={`/admin/collections/clinics/${id}`}>See the draft</a>
        </p>
      )}
      {unansweredCalls > 0 && (
        <p className="calls__notice">
          {unansweredCalls === 1 ? 'The last call was' : `The last ${unansweredCalls} calls were`}{' '}
          not answered.
        </p>
      )}
    </>
  )
}
