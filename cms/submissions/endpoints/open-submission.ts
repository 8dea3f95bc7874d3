import type { PayloadRequest } from 'payload'
import type { SubmissionStatus } from '../../contract/constants.ts'
import { keepUpdatedAt } from '../../documents/queries/keep-updated-at.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach } from '../../panel-kit/say.ts'
import type { ClinicSubmission } from '../../payload-types.ts'
import { lockSubmission } from '../queries/lock-submission.ts'

export type Submission = ClinicSubmission & { status: SubmissionStatus }
type LogEntry = NonNullable<ClinicSubmission['log']>[number]

const isSubmission = (document: ClinicSubmission): document is Submission => 'status' in document

const read = async (req: PayloadRequest, id: number): Promise<Submission> => {
  const found = await req.payload.findByID({
    collection: 'clinic-submissions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  })
  if (found && isSubmission(found)) return found
  throw new Refusal(
    { en: 'This submission no longer exists.', es: 'Esta solicitud ya no existe.' },
    404,
  )
}

/** Reads a submission without locking it. @throws Refusal if there is none */
export const readSubmission = read

/** Reads a submission and locks it until the transaction ends. */
export const openSubmission = async (req: PayloadRequest, id: number): Promise<Submission> => {
  await lockSubmission(req, id)
  return read(req, id)
}

/** Shown in the log for somebody whose account has been removed. */
export const HAS_LEFT: InEach = { en: 'somebody who has left', es: 'alguien que ya no está' }

interface Step {
  step: string
  note?: string | undefined
  /** What else the step changes. */
  changes: Partial<Pick<ClinicSubmission, 'status' | 'clinic' | 'declineReason' | 'conversation'>>
}

/** Changes a submission and logs who did it and when. */
export const recordStep = async (
  req: PayloadRequest,
  { id, log, updatedAt }: Submission,
  { step, note, changes }: Step,
): Promise<ClinicSubmission> => {
  const entry: LogEntry = { step, at: new Date().toISOString(), by: req.user?.id, note }
  const moved = await req.payload.update({
    collection: 'clinic-submissions',
    id,
    depth: 0,
    data: { ...changes, log: [...(log ?? []), entry] },
    req,
  })
  await keepUpdatedAt(req, { id, updatedAt })
  return moved
}
