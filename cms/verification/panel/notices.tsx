'use client'

import { longDay } from '../../panel-kit/dates.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import { Reports } from './reports.tsx'

/** What others are at with this clinic. */
export const Notices = ({ clinic }: { clinic: ClinicToVerify }) => {
  const { id, openWith, draftSince, callsInVain } = clinic
  return (
    <>
      <Reports reports={clinic.reports} />
      {openWith && (
        <p className="calls__notice">
          {openWith} is changing this clinic’s form just now. You can save once they are done.
        </p>
      )}
      {draftSince && (
        <p className="calls__notice">
          A draft of {longDay(draftSince)} waits to be published. What you see here is what visitors
          see; the draft stays as it is.{' '}
          <a href={`/admin/collections/clinics/${id}`}>See the draft</a>
        </p>
      )}
      {callsInVain > 0 && (
        <p className="calls__notice">
          {callsInVain === 1 ? 'The last call was' : `The last ${callsInVain} calls were`} not
          answered.
        </p>
      )}
    </>
  )
}
