/** What a page says whose data could not be read because of a fault. */
export const failed = {
  /** @param number by which the log knows the request */
  notice: (number: string) => `If you tell us about this, give this number: ${number}.`,
}
