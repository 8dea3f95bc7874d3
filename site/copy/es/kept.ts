import type { kept as en } from '../en/kept.ts'

export const kept: typeof en = {
  notice: (when) => `Ahora no hay conexión con el sitio. Esta copia es del ${when}.`,
  again: 'Intentar de nuevo',
}
