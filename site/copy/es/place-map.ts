import type { placeMap as en } from '../en/place-map.ts'

export const placeMap: typeof en = {
  noScript: 'El mapa necesita JavaScript.',
  failed: 'No se pudo cargar el mapa.',
  unreached: 'No se pudo cargar el mapa. Los enlaces de abajo llevan a mapas.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
}
