import { digestOf } from '../../access/link-token.ts'
import { keepStaffChanges } from '../../corrections/index.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { badRequest } from '../../http/problems.ts'
import { listingChanges } from '../listing-values.ts'
import { hasReminder, setReminder } from '../queries/reminders.ts'
import { openListing } from './open-listing.ts'

/** Keeps what a clinic's staff would change, for an editor to review. Nothing is published by it. */
export const suggestChanges: FormHandler<'suggestChanges'> = async (
  { token, note, monthly, ...values },
  { payload, locale },
) => {
  const { clinic, listing } = await openListing(payload, String(token), 'edit')
  const typed = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      Array.isArray(value) ? [] : [[name, value]],
    ),
  )
  const { data, changes, unclear } = listingChanges(listing, typed, locale)
  if (unclear.length > 0)
    throw badRequest((words) => words.unclearLines, {
      errors: (words) => Object.fromEntries(unclear.map((name) => [name, [words.unclearLines]])),
    })
  const isMailed = await hasReminder({ payload }, clinic)
  const turns = isMailed !== Boolean(monthly)
  if (changes.length === 0 && !note && !turns) throw badRequest((words) => words.nothingChanged)
  if (turns) await setReminder({ payload }, clinic, !isMailed, locale)
  if (changes.length === 0 && !note) return
  await keepStaffChanges(payload, {
    clinic,
    data,
    text: String(note),
    locale,
    sender: digestOf(String(token)),
  })
}
