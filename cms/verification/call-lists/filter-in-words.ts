import { spokenLanguage } from '../../contract/spoken-languages.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { Reason } from '../reasons.ts'
import type { CallFilter } from './filter.ts'

export const REASON_NAMES: Record<Reason, InEach> = {
  reported: { en: 'reported wrong', es: 'reportada con errores' },
  changed: { en: 'changed at its source', es: 'cambió en su fuente' },
  phone: { en: 'number can’t exist', es: 'número imposible' },
  website: { en: 'website doesn’t answer', es: 'el sitio web no responde' },
  point: { en: 'point far from its ZIP code', es: 'punto lejos de su código postal' },
  never: { en: 'never checked', es: 'nunca verificada' },
  due: { en: 'checked before', es: 'verificada antes' },
}

/** 'Texas, Spanish, due for 30 days'; 'All clinics'. @param stateNames by their abbreviations */
export const filterInWords = (
  { state, source, language, reason, age }: CallFilter,
  stateNames: ReadonlyMap<string, string>,
  panel: PanelLanguage = 'en',
): string => {
  const say = sayIn(panel)
  const parts = [
    state && (stateNames.get(state) ?? state),
    language && spokenLanguage(language, panel),
    source && say({ en: `from ${source}`, es: `de ${source}` }),
    reason && say(REASON_NAMES[reason]),
    age && say({ en: `due for ${age} days`, es: `pendiente desde hace ${age} días` }),
  ]
  return parts.filter(Boolean).join(', ') || say({ en: 'All clinics', es: 'Todas las clínicas' })
}
