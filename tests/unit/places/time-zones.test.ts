import { expect, it } from 'vitest'
import { JURISDICTIONS } from '../../../cms/places/jurisdictions.ts'
import { timeZoneAt } from '../../../cms/places/time-zones.ts'

it.each([
  ['Pago Pago', 'AS', -14.28, -170.7, 'Pacific/Pago_Pago'],
  ['Eastport, across from Canada', 'ME', 44.906, -66.99, 'America/New_York'],
  ['El Paso', 'TX', 31.76, -106.49, 'America/Denver'],
  ['Pensacola', 'FL', 30.42, -87.22, 'America/Chicago'],
  ['Chicago', 'IL', 41.88, -87.63, 'America/Chicago'],
  ['Hagåtña', 'GU', 13.47, 144.75, 'Pacific/Guam'],
  ['Charlotte Amalie', 'VI', 18.34, -64.93, 'America/St_Thomas'],
  ['Window Rock, on Navajo land', 'AZ', 35.68, -109.05, 'America/Denver'],
])('%s has its own clock', (_, state, latitude, longitude, zone) => {
  const clock = (timeZone: string) =>
    new Date('2026-07-01T12:00:00Z').toLocaleString('en-US', { timeZone })
  expect(clock(timeZoneAt({ latitude, longitude }, state))).toBe(clock(zone))
})

it('is known to every browser, for each jurisdiction', () => {
  for (const { abbreviation, latitude, longitude } of JURISDICTIONS) {
    const timeZone = timeZoneAt({ latitude, longitude }, abbreviation)
    expect(() => new Date().toLocaleString('en-US', { timeZone })).not.toThrow()
  }
})

it('is one of the point’s own wherever the point’s country is the United States', () => {
  // A table without a state would take the point's zone, even another country's.
  for (const { abbreviation } of JURISDICTIONS)
    expect(timeZoneAt({ latitude: 51.5, longitude: 0 }, abbreviation)).not.toBe('Europe/London')
})
