import type { kept as en } from '../en/kept.ts'
import { atTime, clock } from './times.ts'

export const kept: typeof en = {
  notice: (date, time) =>
    `Ahora no hay conexión con el sitio. Esta copia es del ${date}, ${atTime(time)}.`,
  clock,
  again: 'Intentar de nuevo',
}
