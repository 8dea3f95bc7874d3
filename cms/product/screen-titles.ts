import type { InEach } from '../panel-kit/say.ts'

/** What the browser's tab says of our own screens, by the first part of their path below /admin. */
export const SCREEN_TITLES: ReadonlyMap<string, InEach> = new Map(
  Object.entries({
    duplicates: { en: 'Likely duplicates', es: 'Posibles duplicados' },
    help: { en: 'Help', es: 'Ayuda' },
    history: { en: 'History', es: 'Historial' },
    'second-factor': { en: 'Second factor', es: 'Segundo factor' },
    verify: { en: 'Verify clinics', es: 'Verificar clínicas' },
  }),
)
