import type { suggestedPlaces as en } from '../en/suggested-places.ts'

export const suggestedPlaces: typeof en = {
  name: 'Lugares sugeridos',
  state: (state) => `${state} (todo el estado)`,
  count: (places) =>
    places === 1
      ? '1 lugar sugerido. La flecha hacia abajo lleva a él.'
      : `${places} lugares sugeridos. La flecha hacia abajo lleva a ellos.`,
}
