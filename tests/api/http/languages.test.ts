import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Problem } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'
import { mark, messageValues } from '../../support/form-values.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const post = (path: string, body: unknown, type = 'application/json') =>
  api.get(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': type,
      'x-forwarded-for': `2001:db8:${mark().slice(0, 4)}:${mark().slice(0, 4)}::1`,
    },
  })

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  return {
    language: response.headers.get('content-language'),
    problem: Problem.parse(await response.json()),
  }
}

/** What is asked for, and what the answer says in Spanish. */
const CASES: [address: string, detail: RegExp | string][] = [
  ['/api/clinics/slug/no-such-clinic?', 'No hay ninguna clínica en «no-such-clinic».'],
  ['/api/states/atlantis?', 'No hay ningún estado «atlantis».'],
  ['/api/states/ZZ/clinics?', 'No hay ningún estado con la abreviatura «ZZ».'],
  ['/api/categories/astrology?', 'No hay ninguna categoría de servicios «astrology».'],
  ['/api/categories/astrology/clinics?', 'No hay ninguna categoría de servicios «astrology».'],
  ['/api/guides/astrology?', 'No hay ninguna guía «astrology».'],
  ['/api/articles/astrology?', 'No hay ningún artículo «astrology».'],
  ['/api/legal/astrology?', 'No hay ninguna página legal «astrology».'],
  ['/api/clinic-submissions/nobodys?', 'Este enlace no lleva a ninguna solicitud.'],
  ['/api/nothing?', /^No hay nada en esta dirección\./],
  ['/api/clinics/slug/a%00b?', 'La dirección contiene un carácter NUL.'],
  ['/api/clinic-submissions?', 'Esta dirección solo acepta un formulario enviado con POST.'],
  [
    '/api/states?limit=1000&',
    'No se pueden usar estos parámetros: limit: debe ser un número entero, de 1 a 100',
  ],
  [
    '/api/states/CA/clinics?letter=San&',
    'No se pueden usar estos parámetros: letter: debe ser una sola letra o un solo dígito',
  ],
  [
    '/api/export/clinics.csv?updated_since=foo&',
    'No se pueden usar estos parámetros: updated_since: debe ser una fecha con hora, como 2026-11-23T00:00:00Z',
  ],
  [
    '/hsds/services?page=0&modified_after=foo&',
    'No se pueden usar estos parámetros: page: debe ser un número entero, de 1 a 100000; modified_after: debe ser una fecha con hora, como 2026-11-23T00:00:00Z',
  ],
  [
    '/api/clinics/search?isFree=maybe&',
    'No se pueden usar estos parámetros: isFree: debe ser true o false',
  ],
  [
    '/api/clinics/search?distance=abc&',
    'No se pueden usar estos parámetros: distance: debe ser 10, 25, 50 o 100',
  ],
  [
    `/api/clinics/search?location=${'a'.repeat(300)}&`,
    'No se pueden usar estos parámetros: location: debe tener 200 caracteres o menos',
  ],
  ['/hsds/services?full=maybe&', 'No se pueden usar estos parámetros: full: debe ser true o false'],
  [
    '/hsds/services/nope?',
    'No se pueden usar estos parámetros: id: debe ser un UUID, como 0d1f0a5e-4c1b-4f0e-9a53-6d2f3b7c8e90',
  ],
]

describe('a problem is told in the language that was asked for', () => {
  it.each(CASES)('%.60s', async (address, detail) => {
    const spanish = await problemOf(await api.get(`${address}locale=es`))
    expect(spanish.language).toBe('es')
    expect(spanish.problem.detail).toEqual(
      typeof detail === 'string' ? detail : expect.stringMatching(detail),
    )
    const english = await problemOf(await api.get(address))
    expect(english.language).toBe('en')
    expect(english.problem.status).toBe(spanish.problem.status)
    expect(english.problem.detail).not.toBe(spanish.problem.detail)
    expect(english.problem.title).not.toBe(spanish.problem.title)
  })

  it('also for a search whose parameters are in its body', async () => {
    const search = '/api/clinics/search'
    const given = await problemOf(await post(search, { limit: '0', locale: 'es' }))
    expect(given).toMatchObject({
      language: 'es',
      problem: { errors: { limit: ['debe ser un número entero, de 1 a 100'] } },
    })
    expect((await problemOf(await post(`${search}?locale=es`, '[]'))).language).toBe('es')
  })

  it('and in English if we have no such language', async () => {
    const { language, problem } = await problemOf(await api.get('/api/states?locale=fr'))
    expect(language).toBe('en')
    expect(problem.errors).toEqual({
      locale: [expect.stringContaining('Invalid option')],
    })
  })
})

describe('a form that can’t be used', () => {
  const MESSAGES = '/api/contact-messages'

  it('is answered in the language of its page, field by field', async () => {
    const sent = { ...messageValues(), email: 'olga@hope', subject: '', phone: 'x'.repeat(201) }
    const { language, problem } = await problemOf(await post(`${MESSAGES}?locale=es`, sent))
    expect(language).toBe('es')
    expect(problem.errors).toEqual({
      email: ['debe ser un correo electrónico, como nombre@example.org'],
      subject: ['es obligatorio'],
      phone: ['debe tener 200 caracteres o menos'],
    })
  })

  it('as a whole says so in that language', async () => {
    const large = await post(`${MESSAGES}?locale=es`, { message: 'x'.repeat(70_000) })
    expect((await problemOf(large)).problem.title).toBe('Demasiado grande')
    const old = await post('/api/newsletter-confirmations?locale=es', { token: 'of-nobody' })
    expect((await problemOf(old)).problem.detail).toMatch(/^Este enlace ya no funciona\./)
    const odd = await post(`${MESSAGES}?locale=es`, 'hello', 'text/plain')
    expect((await problemOf(odd)).problem.title).toBe('Tipo de contenido no aceptado')
    const unknown = await post(`${MESSAGES}?locale=fr`, 'hello', 'text/plain')
    expect(await problemOf(unknown)).toMatchObject({
      language: 'en',
      problem: { title: 'Unsupported media type' },
    })
  })
})
