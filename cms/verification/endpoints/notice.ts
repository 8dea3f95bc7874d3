import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { clinicLabel, factLabel } from '../../contract/clinic-facts.ts'
import { MOST_NOTICE } from '../../contract/constants.ts'
import type { Clinic } from '../../payload-types.ts'
import { dayToCome } from './day.ts'
import type { Decision } from './settle.ts'

const words = z
  .string()
  .trim()
  .max(MOST_NOTICE, `Write at most ${MOST_NOTICE} characters for the public notice.`)
  .default('')

/** What visitors read, in each language; without English there is none. */
export const noticeInput = z.object({
  en: words,
  es: words,
  /** The day on which it is over: '2026-11-21'. */
  until: z.string().nullable().default(null),
})
export type NoticeInput = z.infer<typeof noticeInput>

const NOTHING: NoticeInput = { en: '', es: '', until: null }

/** The notice that visitors read, in each language. */
export const noticeOf = async (req: PayloadRequest, clinic: Clinic): Promise<NoticeInput> => {
  if (Date.parse(clinic.noticeUntil ?? '') <= Date.now()) return NOTHING
  const options = { collection: 'clinics', id: clinic.id, locale: 'es', depth: 0 } as const
  const translated = await req.payload.findByID({ ...options, fallbackLocale: false, req })
  return {
    en: clinic.notice ?? '',
    es: translated.notice ?? '',
    until: clinic.noticeUntil?.slice(0, 10) ?? null,
  }
}

const orNull = (text: string) => text || null

/** What an outcome does to the notice: an empty one is taken away. Undefined leaves it as it is. */
export const noticeChange = async (
  req: PayloadRequest,
  clinic: Clinic,
  given: NoticeInput | undefined,
): Promise<Required<Pick<Decision, 'data' | 'spanish' | 'changes'>>> => {
  if (!given) return { data: {}, spanish: {}, changes: [] }
  const before = await noticeOf(req, clinic)
  const after = given.en ? given : NOTHING
  const label = factLabel('notice')
  const said = [
    [label, before.en, after.en],
    [`${label} (Spanish)`, before.es, after.es],
    [clinicLabel('noticeUntil') ?? '', before.until ?? '', after.until ?? ''],
  ] as const
  return {
    data: {
      notice: orNull(after.en),
      noticeUntil:
        after.until && (after.until === before.until ? clinic.noticeUntil : dayToCome(after.until)),
    },
    spanish: { notice: orNull(after.es) },
    changes: said
      .filter(([, was, is]) => was !== is)
      .map(([field, was, is]) => ({ field, before: orNull(was), after: orNull(is) })),
  }
}

/** Whether a notice that was sent is the one that is stored. */
export const isNoticeKept = (
  clinic: Pick<Clinic, 'notice'>,
  given: NoticeInput | undefined,
): boolean => !given || (clinic.notice ?? '') === given.en
