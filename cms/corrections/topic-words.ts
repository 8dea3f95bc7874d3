import type { CorrectionTopic } from '../contract/constants.ts'
import type { InEach } from '../panel-kit/say.ts'

/** What editors read of each topic. */
const WORDS: Record<CorrectionTopic, InEach> = {
  phone: { en: 'Phone', es: 'Teléfono' },
  address: { en: 'Address', es: 'Dirección' },
  hours: { en: 'Hours', es: 'Horario' },
  cost: { en: 'Cost', es: 'Costo' },
  services: { en: 'Services and languages', es: 'Servicios e idiomas' },
  patients: { en: 'Who can come', es: 'Quién puede ir' },
  papers: { en: 'What they ask for', es: 'Qué piden' },
  closed: { en: 'It has closed', es: 'Cerró' },
  moved: { en: 'It has moved', es: 'Se mudó' },
  other: { en: 'Something else', es: 'Otra cosa' },
}

export const topicInEach = (topic: CorrectionTopic): InEach => WORDS[topic]
