import { describe, expect, it } from 'vitest'
import { pathsFor } from '../../../cms/contract/paths.ts'
import { fallback } from '../../../site/copy/en/fallback.ts'
import { nearestPages } from '../../../site/features/fallback/nearest-pages.ts'

const paths = pathsFor('en')
const near = (pathname: string) =>
  nearestPages(pathname, paths, fallback.words).map(({ name }) => name)

describe('the pages nearest to an address that is none', () => {
  it.each([
    [paths.qualifyForFreeCare, 'qualify'],
    [paths.insurancePaymentOptions, 'insurance'],
    [paths.emergencyCareGuide, 'emergencyCare'],
    [paths.allStates, 'browseStates'],
    ['/medicine', 'medications'],
  ] as const)('%s: %s first', (pathname, name) => {
    expect(near(pathname)[0]).toBe(name)
  })

  it('are the search and the lists if no word of it is known', () => {
    const usual = ['search', 'browseStates', 'browseServices']
    expect(near('/xyzzy')).toEqual(usual)
    expect(
      nearestPages('/es/xyzzy', pathsFor('es'), fallback.words).map(({ name }) => name),
    ).toEqual(usual)
  })
})
