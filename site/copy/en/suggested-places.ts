export const suggestedPlaces = {
  name: 'Suggestions',
  state: (state: string) => `${state} (whole state)`,
  clinic: (town: string) => `Clinic in ${town}`,
  /** Read aloud once the list is shown. */
  count: (places: number) =>
    places === 1
      ? '1 suggestion. The down arrow key leads to it.'
      : `${places} suggestions. The down arrow key leads to them.`,
}
