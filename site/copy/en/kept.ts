export const kept = {
  /** Above a page that the browser had kept, while there is no connection or a slow one. */
  notice: (when: string) => `We can’t reach the site right now. This copy is from ${when}.`,
  again: 'Try again',
}
