import { encode } from 'uqr'

/** The runs of dark squares in a row, as parts of a path. */
const runs = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x++) {
    if (!row[x] || row[x - 1]) continue
    const end = row.indexOf(false, x)
    const length = (end === -1 ? row.length : end) - x
    path += `M${x} ${y}h${length}v1h-${length}z`
  }
  return path
}

/** A QR code of a clinic's public address as SVG, for paper: a fold through it does no harm. */
export const clinicCode = (url: string): string => {
  const { data, size } = encode(url, { ecc: 'M', border: 2 })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${data.map(runs).join('')}"/></svg>`,
  ].join('')
}
