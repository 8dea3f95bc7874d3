import { type Say, sayIn } from '../../panel-kit/say.ts'
import type { Slip } from './slip.ts'

/** Says what a private address takes away before it is published, since nobody can bring that back. */
export const privateSlip = (
  values: { addressIsPrivate?: unknown },
  published: { id?: unknown; addressIsPrivate?: unknown },
  say: Say = sayIn('en'),
): Slip[] => {
  const isNew = values.addressIsPrivate === true && published.addressIsPrivate !== true
  if (!isNew || !published.id) return []
  return [
    {
      key: 'private address',
      path: 'addressIsPrivate',
      question: say({
        en: 'Is the address private? Then its street, its point on the map and where it was before are removed for good: here, in all earlier versions, and in what imports, calls and reports have kept. Nobody can bring them back.',
        es: '¿La dirección es privada? Entonces su calle, su punto en el mapa y su lugar anterior se eliminan para siempre: aquí, en todas las versiones anteriores y en lo que guardaron las importaciones, las llamadas y los reportes. Nadie puede recuperarlos.',
      }),
    },
  ]
}
