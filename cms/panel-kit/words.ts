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
      localesNotSaved_one: 'The text in this language could not be saved:',
      localesNotSaved_other: 'The texts in these languages could not be saved:',
    },
    general: {
      allLocales: 'All languages',
      fallbackToDefaultLocale: 'Show the English where this is empty',
    },
    localization: {
      cannotCopySameLocale: 'A text can’t be copied to its own language',
      copyToLocale: 'Copy text to the other language…',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Chosen languages',
      selectLocaleToCopy: 'Choose the language to copy to',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    panel: { history: 'History' },
    version: {
      aboutToRestore:
        'The {{label}} will be restored to how it was on {{versionDate}}. Spanish text that is missing from that version stays.',
      publishAllLocales: 'Publish all languages',
      publishIn: 'Publish only the {{locale}} text',
      selectLocales: 'Choose the languages to show',
      showLocales: 'Show languages:',
      unpublishIn: 'Unpublish only the {{locale}} text',
    },
  },
  es: {
    authentication: { loggedOutInactivity: `Su sesión terminó. ${SESSION_WORDS.es}` },
    dashboard: {
      addWidget: 'Añadir un widget',
      discardMessage: 'Hay cambios sin guardar en su panel de control. ¿Quiere descartarlos?',
      editingDashboard: 'Editando el panel de control',
      noItems:
        'Su panel de control está vacío. Añada widgets con el menú «Panel de control» de la barra de arriba.',
    },
    error: {
      emailOrPasswordIncorrect:
        'El correo electrónico o la contraseña no es correcta, o la cuenta está desactivada.',
      previewing: 'No se pudo mostrar la vista previa de este documento.',
      unPublishingDocument: 'No se pudo retirar de la publicación este documento.',
    },
    general: {
      aboutToPermanentlyDeleteTrash:
        'Está a punto de eliminar para siempre <0>{{count}}</0> <1>{{label}}</1> de la papelera. ¿Desea continuar?',
      emptyTrashLabel: 'Vaciar la papelera: {{label}}',
      livePreview: 'Vista previa en vivo',
      trash: 'Papelera',
    },
    localization: {
      copyToLocale: 'Copiar el texto al otro idioma…',
      selectLocaleToCopy: 'Elija el idioma al que se copia',
    },
    panel: { history: 'Historial' },
    validation: { limitReached: 'Solo se pueden añadir {{max}} elementos.' },
    version: {
      aboutToUnpublish: 'Este documento se retirará de la publicación. ¿Desea continuar?',
      aboutToUnpublishIn:
        'Se retirará de la publicación el texto en {{locale}} de este documento. ¿Desea continuar?',
      aboutToUnpublishSelection:
        'Se retirará de la publicación todo lo seleccionado ({{label}}). ¿Desea continuar?',
      confirmUnpublish: 'Confirmar el retiro de la publicación',
      unpublish: 'Retirar de la publicación',
      unpublishing: 'Retirando de la publicación…',
      unpublishedSuccessfully: 'Se retiró de la publicación.',
      aboutToRestore:
        '{{label}}: se restaurará como estaba el {{versionDate}}. El texto en español que falta en esa versión se queda.',
      publishIn: 'Publicar solo el texto en {{locale}}',
      unpublishIn: 'Retirar de la publicación solo el texto en {{locale}}',
    },
  },
} as const satisfies InEach<object>
