import { MOST_COUNTED } from '@healthcare-for-all/cms/contract'
import { thousands } from '../thousands.ts'

export const clinics = (count: number) =>
  `${thousands(count)} ${count === 1 ? 'clínica' : 'clínicas'}`

export const inMiles = (miles: number) => `${miles} ${miles === 1 ? 'milla' : 'millas'}`

/** How many there are in all, as far as they are counted. */
export const totalInWords = (total: number) =>
  total > MOST_COUNTED ? `más de ${thousands(MOST_COUNTED)}` : thousands(total)

/** '785+' → 'Más de 785', '2M+' → 'Más de 2 millones'; another figure stays as it is. */
export const figureInWords = (value: string) =>
  value.replace(/^([\d,]+)(M?)\+$/, (_, number: string, millions: string) =>
    [`Más de ${number}`, millions && (number === '1' ? 'millón' : 'millones')]
      .filter(Boolean)
      .join(' '),
  )
