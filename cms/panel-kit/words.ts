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
      anotherUserTakenOver: 'You can read it, but no longer save here.',
      currentlyEditing:
        'is typing in this form. Wait until they are done, or ask before you take it over: from then on, they can’t save here.',
      deletedAt: 'In the trash since',
      documentLocked: 'Somebody is typing here',
      editingTakenOver: 'Somebody else has this form now',
      fallbackToDefaultLocale: 'Show the English where this is empty',
      false: 'No',
      locale: 'Language',
      locales: 'Languages',
      or: 'or',
      payloadSettings: 'Panel settings',
      true: 'Yes',
    },
    localization: {
      cannotCopySameLocale: 'A text can’t be copied to its own language',
      copyToLocale: 'Copy text to the other language…',
      localeToPublish: 'Language to publish',
      selectedLocales: 'chosen languages',
      selectLocaleToCopy: 'Choose the language to copy to',
      selectLocaleToDuplicate: 'Choose the languages to duplicate',
    },
    panel: { history: 'History' },
    version: {
      aboutToRestore:
        'The {{label}} will be restored to how it was in that version. Spanish text that is missing from that version stays.',
      publishAllLocales: 'Publish all languages',
      publishIn: 'Publish only the {{locale}} text',
      selectLocales: 'Choose the languages to show',
      showLocales: 'Show languages:',
      unpublishIn: 'Unpublish only the {{locale}} text',
    },
  },
  es: {
    authentication: {
      alreadyLoggedIn: 'Ya inició sesión',
      beginCreateFirstUser: 'Para empezar, cree el primer usuario.',
      checkYourEmailForPasswordReset:
        'Si este correo electrónico es de una cuenta, pronto recibirá instrucciones para restablecer la contraseña. Si no ve el mensaje, revise el correo no deseado.',
      forgotPasswordEmailInstructions:
        'Escriba su correo electrónico. Recibirá un mensaje con instrucciones para restablecer la contraseña.',
      forgotPasswordQuestion: '¿Olvidó su contraseña?',
      forgotPasswordUsernameInstructions:
        'Escriba su nombre de usuario. Recibirá por correo electrónico instrucciones para restablecer la contraseña.',
      generatingNewAPIKeyWillInvalidate:
        'Generar una nueva clave API <1>invalidará</1> la clave anterior. ¿Desea continuar?',
      loggedIn: 'Para iniciar sesión con otra cuenta, primero <0>cierre la sesión</0>.',
      loggedInChangePassword: 'Para cambiar su contraseña, abra <0>su cuenta</0> y cámbiela allí.',
      loggedOutInactivity: `Su sesión terminó. ${SESSION_WORDS.es}`,
      loginWithAnotherUser: 'Para iniciar sesión con otra cuenta, primero <0>cierre la sesión</0>.',
      newAccountCreated:
        'Se creó una cuenta para que pueda abrir <a href="{{serverURL}}">{{serverURL}}</a>. Abra este enlace para verificar su correo: <a href="{{verificationURL}}">{{verificationURL}}</a>.<br> Después podrá iniciar sesión.',
      resetYourPassword: 'Restablecer su contraseña',
      verifyYourEmail: 'Verifique su correo electrónico',
      youAreInactive:
        'Hace un rato que no usa el panel. Por su seguridad, la sesión se cerrará pronto. ¿Desea mantenerla abierta?',
      youAreReceivingResetPassword:
        'Recibe este correo porque se pidió restablecer la contraseña de su cuenta. Para terminar, abra este enlace en su navegador:',
      youDidNotRequestPassword: 'Si no lo pidió, no haga nada y su contraseña seguirá igual.',
    },
    dashboard: {
      addWidget: 'Añadir un widget',
      discardMessage: 'Hay cambios sin guardar en su panel de control. ¿Quiere descartarlos?',
      editingDashboard: 'Editando el panel de control',
      noItems:
        'Su panel de control está vacío. Añada widgets con el menú «Panel de control» de la barra de arriba.',
    },
    error: {
      deletingTitle: 'No se pudo eliminar {{title}}. Revise su conexión y vuelva a intentarlo.',
      correctInvalidFields: 'Corrija los campos marcados.',
      emailOrPasswordIncorrect:
        'El correo electrónico o la contraseña no es correcta, o la cuenta está desactivada.',
      notAllowedToAccessPage: 'No tiene permiso para abrir esta página.',
      notAllowedToPerformAction: 'No tiene permiso para hacer esto.',
      previewing: 'No se pudo mostrar la vista previa de este documento.',
      unauthorized: 'Para hacer esto tiene que iniciar sesión.',
      unPublishingDocument: 'No se pudo retirar de la publicación este documento.',
      unverifiedEmail: 'Verifique su correo electrónico antes de iniciar sesión.',
    },
    fields: {
      chooseBetweenCustomTextOrDocument:
        'Elija entre escribir una dirección web y enlazar a otro documento.',
      chooseDocumentToLink: 'Elija el documento al que se enlaza',
      enterURL: 'Escriba una dirección web',
    },
    general: {
      // Payload writes a collection's name after it: 'Todo en Clínicas'.
      all: 'Todo en',
      aboutToPermanentlyDeleteTrash:
        'Está a punto de eliminar para siempre <0>{{count}}</0> <1>{{label}}</1> de la papelera. ¿Desea continuar?',
      adminTheme: 'Tema del panel',
      changesNotSaved: 'Hay cambios sin guardar. Si sale ahora, se perderán.',
      emptyTrashLabel: 'Vaciar la papelera: {{label}}',
      anotherUserTakenOver: 'Puede leerlo, pero ya no guardar aquí.',
      currentlyEditing:
        'está escribiendo en este formulario. Espere a que termine, o pregunte antes de tomar el control: desde entonces, esa persona no podrá guardar aquí.',
      documentLocked: 'Alguien está escribiendo aquí',
      editingTakenOver: 'Otra persona tiene ahora este formulario',
      deletedAt: 'En la papelera desde',
      enterAValue: 'Escriba un valor',
      false: 'No',
      livePreview: 'Vista previa en vivo',
      or: 'o',
      payloadSettings: 'Configuración del panel',
      resetPreferencesDescription: 'Todas sus preferencias volverán a las de siempre.',
      sorryNotFound: 'Aquí no hay nada.',
      trash: 'Papelera',
      true: 'Sí',
      unsavedChanges: 'Hay cambios sin guardar. Guárdelos o descártelos antes de seguir.',
      unsavedChangesDuplicate: 'Hay cambios sin guardar. ¿Desea duplicar de todos modos?',
      welcome: 'Le damos la bienvenida',
    },
    localization: {
      selectedLocales: 'idiomas elegidos',
      copyToLocale: 'Copiar el texto al otro idioma…',
      selectLocaleToCopy: 'Elija el idioma al que se copia',
    },
    panel: { history: 'Historial' },
    upload: {
      selectCollectionToBrowse: 'Elija de dónde tomar el archivo',
      selectFile: 'Elija un archivo',
    },
    validation: {
      emailAddress: 'Escriba un correo electrónico válido.',
      enterNumber: 'Escriba un número válido.',
      limitReached: 'Solo se pueden añadir {{max}} elementos.',
      username:
        'Escriba un nombre de usuario válido. Puede tener letras, números, guiones, puntos y guiones bajos.',
    },
    version: {
      aboutToUnpublish: 'Este documento se retirará de la publicación. ¿Desea continuar?',
      aboutToUnpublishIn:
        'Se retirará de la publicación el texto en {{locale}} de este documento. ¿Desea continuar?',
      aboutToUnpublishSelection:
        'Se retirará de la publicación todo lo seleccionado ({{label}}). ¿Desea continuar?',
      compareVersions: 'Comparar versiones',
      confirmUnpublish: 'Confirmar el retiro de la publicación',
      unpublish: 'Retirar de la publicación',
      unpublishing: 'Retirando de la publicación…',
      unpublishedSuccessfully: 'Se retiró de la publicación.',
      aboutToRestore:
        '{{label}}: se restaurará como estaba en esa versión. El texto en español que falta en esa versión se queda.',
      lastSavedAgo: 'Guardado hace {{distance}}',
      modifiedOnly: 'Solo lo que cambió',
      publishIn: 'Publicar solo el texto en {{locale}}',
      // 'Estado' is a state.
      status: 'Situación',
      unpublishIn: 'Retirar de la publicación solo el texto en {{locale}}',
    },
  },
} as const satisfies InEach<object>
