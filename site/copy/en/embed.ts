export const embed = {
  title: 'Find a free or low-cost clinic',
  location: 'City, state or ZIP code',
  button: 'Search',
  newTab: 'The results open in a new tab.',
}
