export const offline = {
  title: 'You are not connected',
  lead: 'We can’t reach the site from your phone or computer right now. A phone call may still work.',
  connected: {
    title: 'You are connected',
    lead: 'This page is for when you are not. It then lists what you can still open.',
  },
  again: 'Try again',
  home: 'Go to the home page',
  saved: 'Your saved clinics',
  guides: 'Guides you can read now',
  results: 'Your last searches',
  date: (date: string) => `Copy from ${date}`,
  nothing: 'Clinics that you save and guides that you read will be listed here.',
}
