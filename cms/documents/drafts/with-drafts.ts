import type { CollectionConfig } from 'payload'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'
import { letDraftsLack } from './first-save.ts'
import { keepFormLock } from './form-lock.ts'
import { keepWaitingDrafts, markMany } from './keep-waiting-drafts.ts'
import { type NewerAnswer, refuseStaleForm } from './refuse-stale-form.ts'
import { saved } from './saved-by.ts'

type DraftedConfig = Omit<CollectionConfig, 'trash' | 'versions'> & {
  /** How many versions of a document are kept; 0 for all. */
  keptVersions: number
  newerAnswer?: NewerAnswer
}

/**
 * A collection whose documents have drafts: what is typed is kept as one by itself, and can be
 * published on a date; every version says who saved it; a stale form is refused; what is thrown away
 * waits in the trash. Hooks of its own come after the shared ones. The lock ends a save.
 */
export const withDrafts = ({
  keptVersions,
  newerAnswer,
  hooks,
  fields,
  ...collection
}: DraftedConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  versions: {
    drafts: { autosave: { interval: 800, showSaveDraftButton: true }, schedulePublish: true },
    maxPerDoc: keptVersions,
  },
  hooks: {
    ...hooks,
    beforeOperation: [markMany, letDraftsLack, ...(hooks?.beforeOperation ?? [])],
    beforeValidate: [
      refuseStaleForm(newerAnswer),
      refuseTakenSlug,
      keepWaitingDrafts,
      ...(hooks?.beforeValidate ?? []),
    ],
    afterChange: [...(hooks?.afterChange ?? []), keepFormLock],
  },
  fields: [...fields, ...saved],
})
