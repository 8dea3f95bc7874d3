const number = new Intl.NumberFormat('en-US')

/** A count with thousands separators, as the United States write it in every language. */
export const thousands = (count: number) => number.format(count)
