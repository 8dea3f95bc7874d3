import { expect, it } from 'vitest'
import { categories } from '../../../seed/categories.ts'
import { serviceKind } from '../../../site/lib/service-kind.ts'

it.each(categories)('$slug has the same icon in both languages', ({ name }) => {
  expect(serviceKind(name.es)).toBe(serviceKind(name.en))
})
