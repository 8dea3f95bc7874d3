import { describe, expect, it } from 'vitest'
import type { MapTiles, ThirdPartyScript } from '../../../cms/contract/index.ts'
import { OSM_TILES } from '../../../cms/contract/paths.ts'
import { START_HASH } from '../../../site/host/document.ts'
import { pageHeaders } from '../../../site/host/security-headers.ts'

const analytics: ThirdPartyScript = {
  vendor: 'analytics',
  identifier: 'G-ABC1234567',
  src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
  pages: ['home'],
}

/** The policy by directive. */
const policyOf = (scripts: ThirdPartyScript[], tiles?: MapTiles) => {
  const headers = pageHeaders(200, [], scripts, false, false, tiles)
  const policy = headers['Content-Security-Policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/)))
}

describe('the policy of a page', () => {
  it('allows no third-party scripts', () => {
    expect(policyOf([])).toMatchObject({
      'default-src': "'self'",
      'script-src': `'self' ${START_HASH}`,
      'connect-src': "'self'",
      'object-src': "'none'",
    })
  })

  it('allows the map’s images from the host that the settings name, and from no other', () => {
    const tiles = { kind: 'images' as const, credit: 'Us', creditUrl: null }
    expect(policyOf([], OSM_TILES)['img-src']).toBe("'self' data: https://tile.openstreetmap.org")
    const own = 'https://tiles.example.org:8443/{z}/{x}/{y}.png'
    expect(policyOf([], { ...tiles, url: own })['img-src']).toBe(
      "'self' data: https://tiles.example.org:8443",
    )
    expect(policyOf([], { ...tiles, url: '/tiles/{z}/{x}/{y}.png' })['img-src']).toBe(
      "'self' data:",
    )
    expect(policyOf([], null)['img-src']).toBe("'self' data:")
  })

  it('names no other host if the map is the product’s own', () => {
    const own = {
      kind: 'vector' as const,
      maxZoom: 15,
      url: '/api/map/tiles/{z}/{x}/{y}?version=a',
      credit: 'OpenStreetMap',
      creditUrl: 'https://www.openstreetmap.org/copyright',
    }
    expect(JSON.stringify(policyOf([], own))).not.toMatch(/https?:/)
    expect(JSON.stringify(policyOf([], OSM_TILES))).toContain('https://www.openstreetmap.org')
  })

  it('allows what the page’s scripts need, and nothing inline except the start script', () => {
    const policy = policyOf([analytics])
    expect(policy['script-src']).toBe(`'self' ${START_HASH} https://www.googletagmanager.com`)
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(JSON.stringify(policy)).not.toMatch(/unsafe|doubleclick/)
  })

  it('does not tell the next page the path of this one', () => {
    expect(pageHeaders(200, [], [], false)['Referrer-Policy']).toBe('strict-origin')
  })
})
