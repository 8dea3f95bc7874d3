/** What people read if the provider doesn't answer. */
export const awayWords = (name: string) =>
  `${name} can’t be reached at the moment. Try again later.`
