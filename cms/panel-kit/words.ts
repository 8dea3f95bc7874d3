/** Texts of the panel that replace Payload's own where those don't say what happens. */
export const PANEL_WORDS = {
  en: {
    error: {
      emailOrPasswordIncorrect:
        'The email or the password is incorrect, or the account is deactivated.',
    },
    localization: {
      copyToLocale: 'Copy text to the other language…',
      selectLocaleToCopy: 'Choose the language to copy to',
    },
    version: {
      aboutToRestore:
        'The {{label}} will be restored to how it was on {{versionDate}}. Spanish text that is missing from that version stays.',
      publishIn: 'Publish only the {{locale}} text',
      unpublishIn: 'Unpublish only the {{locale}} text',
    },
  },
} as const
