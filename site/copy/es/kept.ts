import type { kept as en } from '../en/kept.ts'
import { atTime, clock } from './times.ts'

export const kept: typeof en = {
  // 'a. m.' ends with the sentence's own full stop.
  notice: (date, time) =>
    `Ahora no hay conexión con el sitio. Esta copia es del ${date}, ${atTime(time).replace(/\.$/, '')}.`,
  clock,
  again: 'Intentar de nuevo',
}
