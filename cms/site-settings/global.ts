import type { GlobalConfig } from 'payload'
import { admins } from '../access/admins.ts'
import { editors } from '../access/editors.ts'
import { nobodyOnField } from '../access/nobody.ts'
import { localizedList, localizedText } from '../documents/fields/localized-text.ts'
import { announceSettings } from '../documents/hooks/announce-change.ts'
import { localizedRichText } from '../guides/index.ts'
import { countForMe } from './counted.ts'
import { figures } from './figures.ts'
import { openData } from './open-data.ts'
import { searchEngines } from './search-engines.ts'
import { thirdParty } from './third-party.ts'

/** What the whole site says about itself: its name, its fixed figures, its legal text. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  access: { read: editors, update: admins },
  admin: { group: 'Site' },
  hooks: { afterChange: [announceSettings] },
  fields: [
    {
      // What somebody has looked at before going live: see dashboard/present/launch.ts.
      name: 'lookedAt',
      type: 'text',
      hasMany: true,
      access: { create: nobodyOnField, update: nobodyOnField },
      admin: { hidden: true },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Site',
          fields: [
            localizedText('productName', {
              required: true,
              defaultValue: 'Free Clinics',
              admin: { description: 'Used in “Search …” and “Popular …”.' },
            }),
            localizedText('tagline', { required: true, defaultValue: 'Healthcare for All' }),
            {
              name: 'sampleData',
              type: 'checkbox',
              defaultValue: false,
              admin: {
                description:
                  'Every page says that the clinics are invented, and search engines leave them out.',
              },
            },
            {
              name: 'forms',
              type: 'select',
              required: true,
              defaultValue: 'live',
              options: [
                { value: 'live', label: 'Live: what people send is stored' },
                { value: 'simulated', label: 'Simulated: nothing is sent' },
              ],
            },
            {
              name: 'clinicMap',
              label: 'Map on a clinic’s page',
              type: 'select',
              required: true,
              defaultValue: 'shown',
              options: [
                { value: 'shown', label: 'Shown with the page' },
                { value: 'asked', label: 'Shown when a visitor asks for it' },
              ],
              admin: {
                description:
                  'OpenStreetMap, which draws the map, learns of each visit to a clinic’s page that ' +
                  'shows it. If it is shown only on request, nobody else learns of the visit. With ' +
                  'a map file of your own nobody does, and the map is always shown.',
              },
            },
          ],
        },
        {
          label: 'Figures',
          fields: [
            figures('homeFigures', 'Home page'),
            localizedText('resourcesFigure', { label: 'Resources page' }),
            countForMe('resourcesCounted'),
            figures('aboutFigures', 'About page'),
            {
              name: 'nationwideCounts',
              label: 'States in the nationwide category view',
              type: 'array',
              fields: [
                {
                  type: 'row',
                  fields: [
                    {
                      name: 'state',
                      type: 'relationship',
                      relationTo: 'states',
                      required: true,
                    },
                    { name: 'count', type: 'number', required: true, min: 0 },
                  ],
                },
              ],
            },
            countForMe('nationwideCounted'),
            countForMe('articlesCounted', 'Count the articles on the blog’s tiles'),
          ],
        },
        {
          label: 'Footer and contact',
          fields: [
            localizedText('footerNote'),
            countForMe('footerCounted'),
            localizedList('badges', {
              admin: {
                description:
                  'Claims that can’t be counted. HIPAA applies to those who treat patients or bill for care.',
              },
            }),
            localizedText('supportHours'),
            { name: 'contactEmail', type: 'email' },
            { name: 'contactPhone', type: 'text' },
            {
              name: 'contactAddress',
              type: 'textarea',
              admin: { description: 'Where letters reach you, as it stands on an envelope.' },
            },
          ],
        },
        {
          label: 'Inbox',
          fields: [
            {
              name: 'keepMessagesDays',
              label: 'Remove messages after',
              type: 'number',
              min: 1,
              defaultValue: 365,
              admin: {
                description:
                  'Days after which what visitors wrote is removed. Leave empty to keep it.',
              },
            },
          ],
        },
        openData,
        searchEngines,
        {
          label: 'Legal text',
          fields: [
            localizedRichText('privacy'),
            localizedRichText('terms'),
            localizedText('legalUpdated', { label: 'Last updated' }),
          ],
        },
        {
          label: 'Advertising and analytics',
          description:
            'Nothing is loaded from other companies unless it is entered here. The privacy policy ' +
            'promises to name them first: change it under Legal text, then come back. Nothing is loaded ' +
            'for visitors whose browser asks not to be tracked.',
          fields: [
            thirdParty('analytics', 'Google Analytics', 'Measurement ID'),
            thirdParty('advertising', 'Google AdSense', 'Publisher ID'),
          ],
        },
      ],
    },
  ],
}
