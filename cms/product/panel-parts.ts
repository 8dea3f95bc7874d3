import { type CollectionConfig, type Field, type GlobalConfig, traverseFields } from 'payload'
import { timestamps } from '../documents/fields/timestamps.ts'
import { uiField } from '../documents/fields/ui-field.ts'
import { withComponents } from '../documents/fields/with-components.ts'
import { withLabels } from '../documents/fields/with-labels.ts'
import { labelsInOneLanguage } from '../documents/mends/one-language.ts'
import { inLanguageOfList } from '../documents/mends/sticky-language.ts'
import { hasHistoryTab } from '../history/index.ts'

const KEPT_TYPING = '/documents/panel/kept-typing/kept-typing.tsx#KeptTyping'
const LOCK_STORY = '/documents/mends/lock-story.tsx#LockStory'
const SAVE_REFUSED = '/documents/mends/save-refused.tsx#SaveRefused'
const FIRST_SAVE = '/documents/panel/kept-typing/first-save.tsx#FirstSave'
const MISSED_DATE = '/documents/panel/missed-date.tsx#MissedDateNote'
const VERSION_NOTE = '/history/panel/version-note.tsx#VersionNote'
const VERSION_LIST = '/history/panel/version-list.tsx#VersionList'
const HISTORY = {
  Component: '/history/panel/document-history.tsx#DocumentHistory',
  path: '/history',
  tab: { label: ({ t }: { t: (key: string) => string }) => t('panel:history'), href: '/history' },
} as const
const PUBLIC_LINK = '/documents/panel/public-link.tsx#PublicLink'
const LAST_CHANGED = '/documents/panel/last-changed.tsx#LastChanged'
const FORM_HOLDER = '/documents/panel/others/form-holder.tsx#FormHolder'
const LIST_RANGE = '/panel-kit/list-range.tsx#ListRange'
const EARLY_TYPING = '/documents/mends/early-typing.tsx#EarlyTyping'
const PUBLISH_BUTTON = '/documents/panel/publish/publish-button.tsx#PublishButton'
const EXPORT_LINK = '/imports/panel/export-link.tsx#ExportLink'
/** Their forms hold passwords, files, or nothing typed. */
const NOT_KEPT = ['users', 'media', 'imports', 'verifications', 'bulk-changes']

const link = uiField('publicLink', PUBLIC_LINK)
const publicLink = { ...link, admin: { ...link.admin, position: 'sidebar' as const } }

const hasTranslations = (fields: Field[]): boolean => {
  let found = false
  traverseFields({
    fields,
    callback: ({ field }) => {
      found ||= 'localized' in field && field.localized === true
      return found
    },
  })
  return found
}

/** Adds our own parts to Payload’s on every list and form of the panel. */
export const withPanelParts = (collection: CollectionConfig): CollectionConfig => {
  const labels = labelsInOneLanguage(collection)
  const components = collection.admin?.components
  const { afterListTable = [], listMenuItems = [], edit } = components ?? {}
  const { beforeDocumentControls = [] } = edit ?? {}
  const kept = [NOT_KEPT.includes(collection.slug) ? LOCK_STORY : KEPT_TYPING]
  const notes = collection.versions
    ? [uiField('firstSave', FIRST_SAVE), uiField('missedDate', MISSED_DATE), publicLink]
    : []
  const refused = collection.versions ? [SAVE_REFUSED, FORM_HOLDER] : []
  return {
    ...collection,
    ...(labels && { labels }),
    fields: withComponents([...notes, ...withLabels([...collection.fields, ...timestamps])]),
    admin: {
      formatDocURL: inLanguageOfList,
      disableCopyToLocale: !hasTranslations(collection.fields),
      ...collection.admin,
      components: {
        ...components,
        afterListTable: [...afterListTable, LIST_RANGE, EARLY_TYPING],
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
          beforeDocumentControls: [LAST_CHANGED, ...beforeDocumentControls, ...kept, ...refused],
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
