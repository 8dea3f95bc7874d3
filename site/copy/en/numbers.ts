const number = new Intl.NumberFormat('en-US')

/** A count with thousands separators. */
export const thousands = (count: number) => number.format(count)

export const clinics = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'clinic' : 'clinics'}`
