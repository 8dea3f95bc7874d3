import type { CollectionConfig } from 'payload'

type Versions = Exclude<CollectionConfig['versions'], boolean | undefined>

/** What is typed is kept as a draft without being asked for, and can be published on a date. */
export const drafts: Versions['drafts'] = {
  autosave: { interval: 800, showSaveDraftButton: true },
  schedulePublish: true,
}
