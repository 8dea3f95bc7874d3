import type { Tab } from 'payload'

/** What may be done with the published data, and whom to name. docs/open-data.md has the defaults. */
export const openData: Tab = {
  label: 'Open data',
  description:
    'Anybody may copy what is published: see docs/open-data.md. Each copy says what is entered here.',
  fields: [
    {
      name: 'dataLicense',
      label: 'License',
      type: 'text',
      required: true,
      defaultValue: 'CC BY 4.0',
    },
    {
      name: 'dataLicenseUrl',
      label: 'Address of the license’s text',
      type: 'text',
      defaultValue: 'https://creativecommons.org/licenses/by/4.0/',
      validate: (value: string | null | undefined) =>
        !value || URL.canParse(value) || 'Enter a whole address that begins with https://.',
    },
    {
      name: 'dataCredit',
      label: 'Whom to name',
      type: 'text',
      required: true,
      defaultValue: 'Healthcare for All',
      admin: {
        description:
          'The sources of places (GeoNames) and of health centers (HRSA) are named after it.',
      },
    },
  ],
}
