import { matchRoutes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { readableUrl } from '../../../site/lib/readable-url.ts'

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

const match = (pathname: string) => matchRoutes([{ path: '/services/:slug' }], pathname)

it.each(['/services/abortion%zz', '/services/%ff', '/search/%E0%A4%A'])(
  'of %s, which is no address, the router prints nothing',
  (path) => {
    match(path)
    expect(warn).toHaveBeenCalled()
    warn.mockClear()
    match(readableUrl(`https://clinics.example${path}`).pathname)
    expect(warn).not.toHaveBeenCalled()
  },
)

it('leaves other addresses as they are', () => {
  const address = 'https://clinics.example/services/cl%C3%ADnica%20uno?location=50%25'
  expect(readableUrl(address).href).toBe(address)
})
