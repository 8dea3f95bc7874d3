/** '15,000' */
export const inThousands = (number: number): string => number.toLocaleString('en-US')
