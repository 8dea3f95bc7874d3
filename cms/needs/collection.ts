import type { CollectionAfterChangeHook, CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { URGENT_NEEDS, type UrgentNeed } from '../contract/urgent-words.ts'
import { localizedText, localizedTextarea } from '../documents/fields/localized-text.ts'
import { isWebAddress } from '../documents/fields/web-address.ts'
import { announceHooks } from '../documents/hooks/announce-change.ts'
import { translationStatus } from '../documents/translation/translation-status-field.ts'

const LINES: Record<UrgentNeed, string> = {
  emergency: '911',
  poison: 'Poison Help, 1-800-222-1222',
  suicide: '988',
  assault: 'RAINN’s sexual assault hotline',
  violence: 'National Domestic Violence Hotline',
}

const LIST_CELL = '/panel-kit/cells/list-cell.tsx#ListCell'

/**
 * What people look for in place of a clinic's kind, and what is shown for it.
 * @param refresh keeps the listings of clinics in step
 */
export const needs = (refresh: CollectionAfterChangeHook): CollectionConfig => ({
  slug: 'needs',
  access: contentAccess,
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'words', 'callFirst', 'services'],
    listSearchableFields: ['name', 'words'],
    group: 'Directory',
    description:
      'What people type into the search, such as “toothache”, and which clinics they then see.',
  },
  defaultSort: 'name',
  hooks: { ...announceHooks, afterChange: [refresh, ...announceHooks.afterChange] },
  fields: [
    localizedText('name', {
      required: true,
      admin: { description: 'The clinics for it, as a heading begins: “Dental clinics”.' },
    }),
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      required: true,
      admin: {
        components: { Cell: LIST_CELL },
        description:
          'One or more words each, in any language. Accents and capitals do not matter. A star stands for any ending: “vaccin*”. Straight quotes around a phrase mean that it counts only alone: "crisis".',
      },
    },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      admin: { description: 'Clinics of any of these are shown.' },
    },
    {
      name: 'services',
      label: 'Names of services',
      type: 'text',
      hasMany: true,
      admin: {
        components: { Cell: LIST_CELL },
        description: 'Clinics that offer any of these are shown too, such as “STD Testing”.',
      },
    },
    {
      name: 'callFirst',
      label: 'Show first whom to call',
      type: 'select',
      options: URGENT_NEEDS.map((value) => ({ value, label: LINES[value] })),
    },
    localizedTextarea('text', {
      label: 'What to know',
      admin: { description: 'Shown above the clinics. Leave empty to show nothing.' },
    }),
    {
      name: 'links',
      label: 'More help',
      type: 'array',
      fields: [
        localizedText('label', { required: true }),
        { name: 'address', type: 'text', required: true, validate: isWebAddress },
      ],
    },
    {
      name: 'isPrivate',
      label: 'Never count searches for it',
      type: 'checkbox',
      defaultValue: false,
    },
    translationStatus,
  ],
})
