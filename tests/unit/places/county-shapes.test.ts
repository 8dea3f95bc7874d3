import { describe, expect, it } from 'vitest'
import { countyShapes } from '../../../cms/places/gazetteer/county-shapes.ts'

const shapes = countyShapes()
const named = (name: string, stateName: string) => {
  const shape = shapes.find((each) => each.name === name && each.stateName === stateName)
  if (!shape) throw new Error(`There is no ${name} in ${stateName}`)
  return shape
}

describe('the outline of a county', () => {
  it('that crosses the 180th meridian contains points on both sides of it', () => {
    const aleutiansWest = named('Aleutians West', 'Alaska')
    expect(aleutiansWest.contains({ latitude: 53.87, longitude: -166.53 })).toBe(true) // Unalaska
    expect(aleutiansWest.contains({ latitude: 52.83, longitude: 173.19 })).toBe(true) // Attu
    expect(aleutiansWest.contains({ latitude: 54.13, longitude: -165.77 })).toBe(false) // Akutan
    expect(aleutiansWest.contains({ latitude: 55, longitude: 3 })).toBe(false) // the North Sea
  })

  it('does not contain an independent city in its middle', () => {
    const charlottesville = { latitude: 38.03, longitude: -78.48 }
    expect(named('Albemarle', 'Virginia').contains(charlottesville)).toBe(false)
    expect(named('Charlottesville', 'Virginia').contains(charlottesville)).toBe(true)
  })

  it('has its middle in the United States', () => {
    const elsewhere = shapes.filter(({ middle: { longitude } }) =>
      longitude > -64 ? longitude < 140 : longitude < -180,
    )
    expect(elsewhere.map(({ name }) => name)).toEqual([])
  })
})
