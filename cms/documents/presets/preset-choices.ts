import type { InEach } from '../../panel-kit/say.ts'

export const ONLY_ME: InEach = {
  en: 'Only the person who created it',
  es: 'Solo la persona que la creó',
}

/** Who may do something with a saved list, by Payload's names for the choices. */
export const PRESET_CHOICES: Record<string, InEach> = {
  everyone: { en: 'Everyone who signs in', es: 'Toda persona que inicia sesión' },
  onlyMe: ONLY_ME,
  specificUsers: { en: 'Only chosen people', es: 'Solo las personas elegidas' },
}
