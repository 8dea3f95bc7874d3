import type { CollectionConfig } from 'payload'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug.ts'
import { letDraftsLack } from '../mends/first-save.ts'
import { keepFormLock } from '../mends/kept-lock.ts'
import { leaveOthersVersions } from '../mends/own-versions.ts'
import { publishChosen, putDraftBack } from '../publishing/publish-chosen.ts'
import { draftedBy } from './drafted-by.ts'
import { keepWaitingDrafts } from './keep-waiting-drafts.ts'
import { type NewerChange, refuseStaleForm } from './refuse-stale-form.ts'
import { savedByFields } from './saved-by.ts'

type DraftedConfig = Omit<CollectionConfig, 'trash' | 'versions'> & {
  /** How many versions of a document are kept; 0 for all. */
  keptVersions: number
  newerChange?: NewerChange
  /** Fields that nobody sees and that are published together with whatever else is. */
  publishedAlong?: string[]
}

/**
 * A collection whose documents have drafts. What is typed is autosaved as a draft, which can be
 * published on a date. Every version says who saved it, a stale form is refused, and what is
 * deleted waits in the trash. The collection's own hooks run after the shared ones; only
 * keepFormLock runs last.
 */
export const withDrafts = ({
  keptVersions,
  newerChange,
  publishedAlong = [],
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
    beforeOperation: [
      letDraftsLack,
      publishChosen(publishedAlong),
      ...(hooks?.beforeOperation ?? []),
    ],
    beforeValidate: [
      refuseStaleForm(newerChange),
      refuseTakenSlug,
      keepWaitingDrafts,
      ...(hooks?.beforeValidate ?? []),
    ],
    beforeChange: [...(hooks?.beforeChange ?? []), leaveOthersVersions],
    afterChange: [...(hooks?.afterChange ?? []), keepFormLock],
    afterOperation: [putDraftBack, ...(hooks?.afterOperation ?? [])],
  },
  fields: [...fields, ...savedByFields, draftedBy],
})
