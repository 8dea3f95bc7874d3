const number = new Intl.NumberFormat('en-US')

/** A count with separators of thousands. */
export const thousands = (count: number) => number.format(count)

export const clinics = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'clinic' : 'clinics'}`
