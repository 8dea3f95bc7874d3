import type { preview as en } from '../en/preview.ts'

export const preview: typeof en = {
  title: 'Vista previa',
  waiting: 'La página aparece aquí cuando la abre junto a su formulario en el panel.',
  nothing: 'No hay vista previa de esto.',
}
