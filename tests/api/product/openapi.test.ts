import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { fromOneSender } from '../../support/form-values.ts'

let api: TestApi
let paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
beforeAll(async () => {
  api = await startApi()
  paths = (await (await api.get('/api/openapi.json')).json()).paths
})
afterAll(() => api.close())

describe('the OpenAPI document says each status', () => {
  it.each(['/hsds', '/hsds/services', '/hsds/locations', '/api/site', '/api/export/clinics.csv'])(
    'that nothing has changed: %s',
    async (path) => {
      const etag = (await api.get(path)).headers.get('etag') ?? ''
      const again = await api.get(path, { headers: { 'if-none-match': etag } })
      expect(again.status).toBe(304)
      expect(paths[path]?.get?.responses).toHaveProperty('304')
    },
  )

  it.each([
    ['/api/listing-confirmations', { token: 'of-nobody' }],
    ['/api/listing-reminders/stop', { token: 'of-nobody' }],
    ['/api/staff-links', { clinic: 'no-such-clinic', email: 'ann@example.org' }],
    ['/api/corrections', { clinic: 'no-such-clinic', topics: ['closed'], text: 'It closed.' }],
  ])('that what a form is about is not there: %s', async (path, values) => {
    const body = JSON.stringify(values)
    const answer = await api.get(path, { method: 'POST', body, headers: fromOneSender() })
    expect([answer.status, await answer.text()]).toEqual([404, expect.any(String)])
    expect(paths[path]?.post?.responses).toHaveProperty('404')
  })

  it('and none that a form never has', () => {
    expect(paths['/api/contact-messages']?.post?.responses).not.toHaveProperty('404')
    expect(paths['/api/clinics/search']?.post?.responses).not.toHaveProperty('304')
  })
})
