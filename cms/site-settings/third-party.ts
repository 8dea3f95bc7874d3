import type { CheckboxField, GroupField, TextFieldSingleValidation } from 'payload'
import {
  PAGE_KINDS,
  type PageKind,
  REVEALING_KINDS,
  VENDORS,
  type VendorName,
} from '../contract/third-party.ts'

const LABELS: Record<PageKind, string> = {
  home: 'Home page',
  browse: 'All states, all services',
  state: 'A state',
  reading: 'Resources, guides and articles',
  about: 'About',
  forms: 'Contact and add your clinic',
  legal: 'Privacy policy and terms',
  search: 'Search results',
  map: 'Map',
  clinic: 'A clinic',
  category: 'A service category',
}

const WARNING =
  'The address of this page says what care someone looks for, or where, and the company reads it. ' +
  'Check it only if your visitors know and the law allows it.'

const pageTick = (kind: PageKind): CheckboxField => ({
  name: kind,
  label: LABELS[kind],
  type: 'checkbox',
  defaultValue: false,
  admin: REVEALING_KINDS.includes(kind) ? { description: WARNING } : {},
})

const isIdentifier =
  (vendor: VendorName): TextFieldSingleValidation =>
  (value) =>
    !value ||
    VENDORS[vendor].pattern.test(value) ||
    `Enter it as the company shows it, such as ${VENDORS[vendor].example}.`

/** A company's script: it loads only with an identifier, and only on the ticked pages. */
export const thirdParty = (vendor: VendorName, label: string, identifier: string): GroupField => ({
  name: vendor,
  label,
  type: 'group',
  fields: [
    {
      name: 'identifier',
      label: identifier,
      type: 'text',
      validate: isIdentifier(vendor),
      admin: { description: `Such as ${VENDORS[vendor].example}. Leave empty to load nothing.` },
    },
    {
      name: 'pages',
      label: 'Pages that load it',
      type: 'group',
      fields: PAGE_KINDS.map(pageTick),
    },
  ],
})
