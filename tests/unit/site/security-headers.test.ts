import { describe, expect, it } from 'vitest'
import type { ThirdPartyScript } from '../../../cms/contract/index.ts'
import { START_HASH } from '../../../site/host/document.ts'
import { pageHeaders } from '../../../site/host/security-headers.ts'

const analytics: ThirdPartyScript = {
  vendor: 'analytics',
  identifier: 'G-ABC1234567',
  src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567',
  pages: ['home'],
}

/** The policy by directive. */
const policyOf = (scripts: ThirdPartyScript[]) => {
  const policy = pageHeaders(200, [], scripts, false)['Content-Security-Policy'] ?? ''
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
