import type { toasts as en } from '../en/toasts.ts'

export const toasts: typeof en = {
  region: 'Avisos (F8)',
  none: 'No hay avisos.',
  dismiss: 'Cerrar el aviso',
}
