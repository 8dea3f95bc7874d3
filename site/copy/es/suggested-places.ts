import type { suggestedPlaces as en } from '../en/suggested-places.ts'

export const suggestedPlaces: typeof en = {
  name: 'Sugerencias',
  state: (state) => `${state} (todo el estado)`,
  clinic: (town) => `Clínica en ${town}`,
  count: (places) =>
    places === 1
      ? '1 sugerencia. La flecha hacia abajo lleva a ella.'
      : `${places} sugerencias. La flecha hacia abajo lleva a ellas.`,
}
