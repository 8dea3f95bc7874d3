export const suggestedPlaces = {
  name: 'Suggested places',
  state: (state: string) => `${state} (whole state)`,
  /** Read aloud once the list is shown. */
  count: (places: number) =>
    places === 1
      ? '1 suggested place. The down arrow key leads to it.'
      : `${places} suggested places. The down arrow key leads to them.`,
}
