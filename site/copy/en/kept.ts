export const kept = {
  /** Above a page that the browser had kept, while there is no connection or a slow one. */
  notice: (date: string, time: string) =>
    `We can’t reach the site right now. This copy is from ${date} at ${time}.`,
  clock: { am: 'AM', pm: 'PM', noon: 'noon', midnight: 'midnight' },
  again: 'Try again',
}
