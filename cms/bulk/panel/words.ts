import type { InEach } from '../../panel-kit/say.ts'
import type { Action } from '../change.ts'

export const HEADINGS: Record<Action, InEach> = {
  edit: { en: 'Edit what is ticked', es: 'Editar lo marcado' },
  publish: { en: 'Publish drafts', es: 'Publicar borradores' },
  unpublish: { en: 'Unpublish what is ticked', es: 'Retirar de la publicación lo marcado' },
  trash: { en: 'Move what is ticked to the trash', es: 'Mover lo marcado a la papelera' },
  restore: {
    en: 'Restore what is ticked from the trash',
    es: 'Restaurar de la papelera lo marcado',
  },
}

export const WORKING = {
  en: 'Working. This may take a minute; if you leave, it goes on, and the log says what was done.',
  es: 'Trabajando. Puede tardar un minuto; si se va, continúa, y el registro dice qué se hizo.',
}

/** What follows for visitors, in a sentence. */
export const CONSEQUENCES: Record<Action, InEach> = {
  edit: {
    en: 'Published ones change on the public site at once; drafts stay drafts.',
    es: 'Los publicados cambian de inmediato en el sitio público; los borradores siguen como borradores.',
  },
  publish: { en: 'Visitors see them at once.', es: 'Los visitantes los ven de inmediato.' },
  unpublish: {
    en: 'Visitors no longer find them from now on.',
    es: 'Desde ahora los visitantes ya no los encuentran.',
  },
  trash: {
    en: 'Visitors no longer find them from now on.',
    es: 'Desde ahora los visitantes ya no los encuentran.',
  },
  restore: {
    en: 'They come back as drafts, which visitors do not see.',
    es: 'Regresan como borradores, que los visitantes no ven.',
  },
}

/** The button that does it: 'Unpublish 30 clinics' */
export const DO_IT: Record<Action, (counted: string) => InEach> = {
  edit: (counted) => ({ en: `Change ${counted}`, es: `Cambiar ${counted}` }),
  publish: (counted) => ({ en: `Publish ${counted}`, es: `Publicar ${counted}` }),
  unpublish: (counted) => ({
    en: `Unpublish ${counted}`,
    es: `Retirar de la publicación ${counted}`,
  }),
  trash: (counted) => ({
    en: `Move ${counted} to the trash`,
    es: `Mover ${counted} a la papelera`,
  }),
  restore: (counted) => ({ en: `Restore ${counted}`, es: `Restaurar ${counted}` }),
}
