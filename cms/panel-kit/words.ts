/** What people read when they have to sign in again. */
export const SESSION_WORDS =
  'A session ends two hours after it was last used, and 24 hours after signing in. What you typed in this tab is kept.'

/** Texts of the panel that replace Payload's own where those don't say what happens. */
export const PANEL_WORDS = {
  en: {
    authentication: { loggedOutInactivity: `Your session has ended. ${SESSION_WORDS}` },
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
