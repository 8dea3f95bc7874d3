import type { SubmissionProgress } from '../../contract/submission.ts'
import { prepared } from '../../database/prepared.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import { isOpen } from '../conversation.ts'

interface Row {
  clinic_name: string
  status: SubmissionProgress['status']
  decline_reason: string | null
  created_at: Date
  steps: SubmissionProgress['steps'] | null
  slug: string | null
  conversation: SubmissionProgress['conversation'] | null
}

/** What an operator may know about a submission: no staff names and no notes. */
export const readSubmission = async (
  pool: ReadPool,
  id: number,
): Promise<SubmissionProgress | undefined> => {
  const [row] = await prepared<Row>(
    pool,
    `select clinic_name, status, decline_reason, sent.created_at, listings.slug,
       (select json_agg(json_build_object('status', step, 'at', at) order by _order)
        from clinic_submissions_log
        where _parent_id = sent.id
          and step in ('in review', 'verified', 'published', 'declined')) as steps,
       (select json_agg(
          json_build_object('isQuestion', kind = 'question', 'text', text, 'at', at) order by at, id)
        from letters
        where submission_id = sent.id and kind in ('question', 'answer')) as conversation
     from clinic_submissions sent
       left join listings on listings.clinic_id = sent.clinic_id
         and listings.locale = 'en' and sent.status = 'published'
     where sent.id = $1`,
    [id],
  )
  if (!row) return undefined
  const { clinic_name, status, decline_reason, created_at, steps, slug, conversation } = row
  return {
    clinicName: clinic_name,
    status,
    steps: [
      { status: 'received', at: created_at.toISOString() },
      ...(steps ?? []).map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    ],
    declineReason: status === 'declined' ? decline_reason : null,
    slug,
    conversation: (conversation ?? []).map((entry) => ({
      ...entry,
      at: new Date(entry.at).toISOString(),
    })),
    canAnswer: conversation !== null && isOpen(status),
  }
}
