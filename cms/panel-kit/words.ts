/** What the panel says where Payload’s own words don’t tell what happens. */
export const PANEL_WORDS = {
  en: {
    localization: {
      copyToLocale: 'Copy texts to the other language…',
      selectLocaleToCopy: 'Choose the language to copy to',
    },
    version: {
      aboutToRestore:
        'The {{label}} will be as it was on {{versionDate}}. Spanish texts that it lacks stay.',
      publishIn: 'Publish only the {{locale}} text',
      unpublishIn: 'Unpublish only the {{locale}} text',
    },
  },
} as const
