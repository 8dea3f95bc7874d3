import type { CollectionConfig, GlobalConfig } from 'payload'
import { timestamps } from '../documents/fields/timestamps.ts'
import { uiField } from '../documents/fields/ui-field.ts'
import { withLabels } from '../documents/fields/with-labels.ts'
import { hasHistoryTab } from '../history/index.ts'

const KEPT_TYPING = '/documents/panel/kept-typing/kept-typing.tsx#KeptTyping'
const SAVE_REFUSED = '/documents/panel/kept-typing/save-refused.tsx#SaveRefused'
const FIRST_SAVE = '/documents/panel/kept-typing/first-save.tsx#FirstSave'
const MISSED_DATE = '/documents/panel/missed-date.tsx#MissedDateNote'
const VERSION_NOTE = '/history/panel/version-note.tsx#VersionNote'
const VERSION_LIST = '/history/panel/version-list.tsx#VersionList'
const HISTORY = {
  Component: '/history/panel/document-history.tsx#DocumentHistory',
  path: '/history',
  tab: { label: 'History', href: '/history' },
} as const
const PUBLISH_BUTTON = '/documents/panel/publish/publish-button.tsx#PublishButton'
const EXPORT_LINK = '/imports/panel/export-link.tsx#ExportLink'
/** Their forms hold passwords, files, or nothing typed. */
const NOT_KEPT = ['users', 'media', 'imports', 'verifications', 'bulk-changes']

/** Adds our own parts to Payload’s on every list and form of the panel. */
export const withPanelParts = (collection: CollectionConfig): CollectionConfig => {
  const components = collection.admin?.components
  const { listMenuItems = [], edit } = components ?? {}
  const { beforeDocumentControls = [] } = edit ?? {}
  const kept = NOT_KEPT.includes(collection.slug) ? [] : [KEPT_TYPING]
  const notes = collection.versions
    ? [uiField('firstSave', FIRST_SAVE), uiField('missedDate', MISSED_DATE)]
    : []
  const refused = collection.versions ? [SAVE_REFUSED] : []
  return {
    ...collection,
    fields: [...notes, ...withLabels(collection.fields), ...timestamps],
    admin: {
      ...collection.admin,
      components: {
        ...components,
        listMenuItems: [...listMenuItems, EXPORT_LINK],
        ...(collection.versions && {
          Description: VERSION_NOTE,
          views: { edit: { versions: { Component: VERSION_LIST } } },
        }),
        ...(hasHistoryTab(collection) && {
          views: { ...components?.views, edit: { history: HISTORY } },
        }),
        edit: {
          ...edit,
          beforeDocumentControls: [...beforeDocumentControls, ...kept, ...refused],
          ...(collection.versions && { PublishButton: PUBLISH_BUTTON }),
        },
      },
    },
  }
}

export const withKeptTyping = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  fields: withLabels(global.fields),
  admin: {
    ...global.admin,
    components: {
      elements: { beforeDocumentControls: [KEPT_TYPING] },
      views: { edit: { history: HISTORY } },
    },
  },
})
