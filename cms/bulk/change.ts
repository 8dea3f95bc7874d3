import { z } from 'zod'
import { LOCALES } from '../contract/constants.ts'
import type { InEach } from '../panel-kit/say.ts'

/** What a change does to a field; a list can also be added to, or taken from. */
export const HOW = ['set', 'add', 'remove'] as const

export const Edit = z.object({
  /** The field's name. */
  field: z.string().min(1).max(100),
  how: z.enum(HOW),
  value: z.json(),
})
export type Edit = z.infer<typeof Edit>

export const ACTIONS = ['edit', 'publish', 'unpublish', 'trash', 'restore'] as const
export type Action = (typeof ACTIONS)[number]

/** One change, made to each of many documents. */
export const Change = z.object({
  action: z.enum(ACTIONS),
  edits: z.array(Edit).max(50).default([]),
  /**
   * What becomes of an edit: it goes where the document is, public or a draft ('keep'), or all are
   * saved as drafts, or all are published.
   */
  status: z.enum(['keep', 'draft', 'published']).default('keep'),
  /** The language of the texts. */
  locale: z.enum(LOCALES).default('en'),
})
export type Change = z.infer<typeof Change>

/** What the log says was done, before the number of documents. */
export const DID: Record<Action, InEach> = {
  edit: { en: 'Edited', es: 'Se editaron' },
  publish: { en: 'Published', es: 'Se publicaron' },
  unpublish: { en: 'Unpublished', es: 'Se retiraron de la publicación' },
  trash: { en: 'Moved to the trash', es: 'Se movieron a la papelera' },
  restore: { en: 'Restored from the trash', es: 'Se restauraron de la papelera' },
}
