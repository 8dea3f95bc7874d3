import type { InEach } from '../../panel-kit/say.ts'

export const YES: InEach = { en: 'Yes', es: 'Sí' }
export const NO: InEach = { en: 'No', es: 'No' }
