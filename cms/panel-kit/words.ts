import type { InEach } from './say.ts'

/** What people read when they have to sign in again. */
export const SESSION_WORDS: InEach = {
  en: 'A session ends two hours after it was last used, and 24 hours after signing in. What you typed in this tab is kept.',
  es: 'Una sesión termina dos horas después de usarla por última vez y 24 horas después de iniciarla. Lo que escribió en esta pestaña se conserva.',
}

/** Texts of the panel that replace Payload's own where those don't say what happens. */
export const PANEL_WORDS = {
  en: {
    authentication: { loggedOutInactivity: `Your session has ended. ${SESSION_WORDS.en}` },
    error: {
      emailOrPasswordIncorrect:
        'The email or the password is incorrect, or the account is deactivated.',
    },
    localization: {
      copyToLocale: 'Copy text to the other language…',
      selectLocaleToCopy: 'Choose the language to copy to',
    },
    panel: { history: 'History' },
    version: {
      aboutToRestore:
        'The {{label}} will be restored to how it was on {{versionDate}}. Spanish text that is missing from that version stays.',
      publishIn: 'Publish only the {{locale}} text',
      unpublishIn: 'Unpublish only the {{locale}} text',
    },
  },
  es: {
    authentication: { loggedOutInactivity: `Su sesión terminó. ${SESSION_WORDS.es}` },
    error: {
      emailOrPasswordIncorrect:
        'El correo electrónico o la contraseña no es correcta, o la cuenta está desactivada.',
    },
    localization: {
      copyToLocale: 'Copiar el texto al otro idioma…',
      selectLocaleToCopy: 'Elija el idioma al que se copia',
    },
    panel: { history: 'Historial' },
    version: {
      aboutToRestore:
        '{{label}}: se restaurará como estaba el {{versionDate}}. El texto en español que falta en esa versión se queda.',
      publishIn: 'Publicar solo el texto en {{locale}}',
      unpublishIn: 'Retirar de la publicación solo el texto en {{locale}}',
    },
  },
} as const satisfies InEach<object>
