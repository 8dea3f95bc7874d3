/** '15,000' */
export const inThousands = (number: number): string => number.toLocaleString('en-US')

/**
 * A sentence with its counts in thousands: 'Select all (15,000)'.
 * @param counts as the sentence has them, in parentheses or not; other numbers stay, such as that of a year
 */
export const withThousands = (sentence: string, counts: readonly unknown[]): string => {
  const known = counts.map((count) => /^\(?(\d+)\)?$/.exec(String(count))?.[1])
  return sentence.replaceAll(/\d+/g, (digits) =>
    known.includes(digits) ? inThousands(Number(digits)) : digits,
  )
}
