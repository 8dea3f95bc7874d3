import { expect, it } from 'vitest'
import { isFromOtherSite } from '../../../cms/http/forms/same-site.ts'

const HOST = 'clinics.example'

/** The headers Sec-Fetch-Site and Origin, PUBLIC_URL, and whether another site's page sent them. */
const SENT: [site: string | undefined, origin: string | undefined, url: string, other: boolean][] =
  [
    ['same-origin', undefined, '', false],
    ['none', undefined, '', false],
    ['same-site', undefined, '', true],
    ['cross-site', `https://${HOST}`, '', true],
    [undefined, undefined, '', false],
    [undefined, `https://${HOST}`, '', false],
    [undefined, 'https://proxied.example', 'https://proxied.example', false],
    [undefined, 'https://elsewhere.example', 'https://proxied.example', true],
    [undefined, 'null', 'https://proxied.example', true],
    [undefined, 'null', '', true],
    [undefined, 'x', '', true],
  ]

it.each(SENT)('Sec-Fetch-Site %s, Origin %s, PUBLIC_URL %j: %s', (site, origin, url, other) => {
  expect(isFromOtherSite({ site, origin, host: HOST }, url)).toBe(other)
})
