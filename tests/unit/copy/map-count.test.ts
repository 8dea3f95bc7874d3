import { expect, it } from 'vitest'
import { MOST_COUNTED } from '../../../cms/contract/constants.ts'
import { map as english } from '../../../site/copy/en/map.ts'
import { map as spanish } from '../../../site/copy/es/map.ts'

it('the map says a whole number, and “over” only where a search has stopped counting', () => {
  expect(english.found(13_560)).toBe('13,560 clinics found')
  expect(english.found(MOST_COUNTED + 1)).toBe('Over 10,000 clinics found')
  expect(spanish.found(13_560)).toBe('Encontramos 13,560 clínicas')
  expect(spanish.found(MOST_COUNTED + 1)).toBe('Encontramos más de 10,000 clínicas')
})
