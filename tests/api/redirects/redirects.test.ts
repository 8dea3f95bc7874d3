import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPayload, type TestPayload } from '../../support/payload.ts'

let started: TestPayload
beforeAll(async () => {
  started = await startPayload()
})
afterAll(() => started.close())

const make = (from: string, to: string) =>
  started.payload.create({ collection: 'redirects', data: { from, to } })

describe('a redirect', () => {
  it('is stored with its path in plain form', async () => {
    expect((await make('/Old%20Page/', '/about')).from).toBe('/old page')
  })

  it.each([
    ['no path', 'old'],
    ['a whole address', 'https://clinics.example/old'],
    ['another host’s address', '//elsewhere.example'],
    ['a query', '/old?x=1'],
    ['the home page', '/'],
    ['a page', '/about'],
    ['a page in another letter case', '/Resources/Qualify/'],
    ['the panel', '/admin'],
    ['an address of the panel', '/admin/old'],
    ['an address of the API', '/api/old'],
    ['the panel’s API', '/cms-api'],
  ])('can’t begin at %s: %s', async (_, from) => {
    await expect(make(from, '/about')).rejects.toThrow(/invalid: From/)
  })

  it.each([
    ['nowhere', ''],
    ['no path', 'about'],
    ['an unsafe page', 'http://elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['another host', '//elsewhere.example'],
    ['another host, hidden', '/\\elsewhere.example'],
    ['another host, hidden deeper', '/..//elsewhere.example'],
  ])('can’t lead to %s: %s', async (_, to) => {
    await expect(make('/leads-wrong', to)).rejects.toThrow(/invalid: To/)
  })

  it('may begin at documented paths that have no page', async () => {
    await make('/services/united-states', '/browse/states')
    await make('/resources/emergency-care-guide', '/category/emergency-care')
  })

  it('can’t begin at a page in another language', async () => {
    await expect(make('/es/about', '/contact')).rejects.toThrow(/invalid: From/)
  })

  it('may not lead back to itself by way of another language', async () => {
    await make('/there', '/back')
    await expect(make('/back', '/es/there')).rejects.toThrow(/invalid: To/)
    expect((await make('/es/only-spanish', '/only-spanish')).to).toBe('/only-spanish')
  })

  it('is the only one for its path', async () => {
    await make('/once', '/about')
    await expect(make('/ONCE', '/contact')).rejects.toMatchObject({
      data: { errors: [{ path: 'from', message: '/once already has a redirect.' }] },
    })
  })

  it('may lead to another one, but not back to itself', async () => {
    await expect(make('/self', '/Self/?again=1')).rejects.toThrow(/invalid: To/)
    const { id } = await make('/first', '/second')
    await make('/second', '/third')
    await expect(make('/third', '/first')).rejects.toThrow(/invalid: To/)
    const update = (to: string) =>
      started.payload.update({ collection: 'redirects', id, data: { to } })
    await expect(update('/first#top')).rejects.toThrow(/invalid: To/)
    expect((await update('/third')).to).toBe('/third')
  })
})
