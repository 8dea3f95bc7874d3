import { describe, expect, it } from 'vitest'
import { elsewhere, parseMap } from '../../../site/features/map/map-values.ts'
import {
  pickedService,
  pointsQuery,
  pointsVersionQuery,
} from '../../../site/features/map/point-query.ts'
import { createDataClient } from '../../../site/lib/data-client.ts'

describe('a change of filter', () => {
  const current = { state: 'GA', distance: 50 }

  it('to another service keeps the part of the map in view', () => {
    const change = { state: 'GA', service: 'dental', distance: '50' }
    expect(elsewhere(current, change)).toEqual(change)
  })

  it('to another state or distance leaves it', () => {
    for (const change of [
      { state: 'SC', distance: '50' },
      { state: 'GA', distance: undefined },
    ])
      expect(elsewhere(current, change)).toEqual({ ...change, at: undefined })
  })
})

it('the list is a view, and nonsense is the usual one', () => {
  expect(parseMap(new URLSearchParams('view=list')).view).toBe('list')
  expect(parseMap(new URLSearchParams('view=constructor')).view).toBe('split')
})

describe('the call for the points', () => {
  const pathOf = (filter: object, queries = createDataClient({ fetch })) =>
    pointsQuery(queries, filter).queryKey[0]

  it('is the same for every category, which the map picks itself', () => {
    expect(pathOf({ state: 'GA', service: 'dental' })).toBe('/api/clinics/points?state=GA')
    expect(pickedService({ state: 'GA', service: 'dental' })).toBe('dental')
  })

  it('names the service around a place, where the radius may depend on it', () => {
    const filter = { location: 'Reno', service: 'dental' }
    expect(pathOf(filter)).toBe('/api/clinics/points?location=Reno&services=dental')
    expect(pickedService(filter)).toBeUndefined()
  })

  it('names a service that is no category', () => {
    const filter = { service: 'Diabetes Care' }
    expect(pathOf(filter)).toBe('/api/clinics/points?services=Diabetes+Care')
    expect(pickedService(filter)).toBeUndefined()
  })

  it('has the version that came with the page', () => {
    const queries = createDataClient({ fetch })
    queries.setQueryData(pointsVersionQuery({}).queryKey, { version: 'abc' })
    expect(pathOf({}, queries)).toBe('/api/clinics/points?version=abc')
  })
})
