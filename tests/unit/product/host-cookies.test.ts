import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prefixCookies } from '../../../cms/product/edge/host-cookies.ts'

const SET = ['payload-token=t; Path=/; Secure', 'sign-in-at-provider=s; Path=/; Secure']

/** Answers with the cookies that it was sent, and sets its own. */
const server = createServer((request, response) => {
  prefixCookies(request, response)
  response.setHeader('set-cookie', [...SET, 'payload-theme=dark'])
  response.end(request.headers.cookie ?? 'none')
})

let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const sent = async (cookie: string) => {
  const response = await fetch(url, { headers: cookie ? { cookie } : {} })
  return response.text()
}

it('cookies that stand for somebody go to the browser with the prefix, and others as they are', async () => {
  const { headers } = await fetch(url)
  expect(headers.getSetCookie()).toEqual([
    '__Host-payload-token=t; Path=/; Secure',
    '__Host-sign-in-at-provider=s; Path=/; Secure',
    'payload-theme=dark',
  ])
})

it('they count only with the prefix', async () => {
  expect(await sent('payload-theme=dark; __Host-payload-token=a=b; x')).toBe(
    'payload-theme=dark; payload-token=a=b; x',
  )
  expect(await sent('__Host-sign-in-at-provider=s')).toBe('sign-in-at-provider=s')
  expect(await sent('payload-token=forged; __Host-payload-token=right')).toBe('payload-token=right')
  expect(await sent('a=1;payload-token=forged; sign-in-at-provider=forged')).toBe('a=1')
  expect(await sent('')).toBe('none')
})
