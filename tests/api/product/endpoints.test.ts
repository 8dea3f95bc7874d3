import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FILES, type FileName, filePath, PICTURE } from '../../../cms/contract/files.ts'
import { endpoints, FormReceipt, type Operation, Problem } from '../../../cms/contract/index.ts'
import { makeStaffLink } from '../../../cms/staff/queries/staff-links.ts'
import { startApi } from '../../support/api-server.ts'
import { clinicValues, fromOneSender, messageValues } from '../../support/form-values.ts'
import { expectAnswers } from '../../support/table.ts'

const api = await startApi()

/** What stands in a path for the name in braces; of what HSDS lists, it is the id of the first. */
const NAMES: Partial<Record<Operation, string>> = {
  stateBySlug: 'new-york',
  stateClinics: 'ny',
  categoryBySlug: 'dental',
  categoryClinics: 'dental',
  guideBySlug: 'qualify',
  articleBySlug: 'someone-to-talk-to',
  legalPage: 'privacy',
}

/** Parameters, without which there is no answer, or less of one. */
const QUERIES: Partial<Record<Operation, string>> = {
  searchClinics: 'location=Portland,%20OR&services=dental&isLowCost=true',
  clinicCounts: 'location=60601',
  clinicLetters: 'state=NY&category=dental',
  clinicPoints: 'location=60601',
  clinicsById: 'ids=1,2,3',
  categoryClinics: 'state=NY',
  articles: 'category=mental-health',
  places: 'q=chic',
  mapOutline: 'detail=counties',
  hsdsServices: 'full=true',
  hsdsOrganizations: 'full=true',
  hsdsLocations: 'full=true',
  hsdsServicesAtLocations: 'full=true',
}

const clinics = async () => (await api.call('searchClinics', { limit: 100 })).clinics

it('every endpoint answers as the contract says', async () => {
  const body = JSON.stringify(clinicValues())
  const sent = { method: 'POST', body, headers: fromOneSender() }
  const receipt = FormReceipt.parse(await (await api.get('/api/clinic-submissions', sent)).json())
  const slug = (await clinics())[0]?.slug
  const names: typeof NAMES = {
    ...NAMES,
    clinicBySlug: slug,
    closedClinic: slug,
    submissionProgress: receipt.token,
    ownListing: await makeStaffLink(api, 1),
  }
  for (const [name, { path, response: schema }] of Object.entries(endpoints)) {
    const operation = name as Operation
    const idOf = async (list: string): Promise<string> =>
      (await (await api.get(`${list}?per_page=1`)).json()).contents[0].id
    const id = path.endsWith('/{id}') ? await idOf(path.slice(0, -5)) : names[operation]
    const address = `${path.replace(/\{\w+\}/, id ?? '')}?${QUERIES[operation] ?? ''}`
    const response = await api.get(address)
    expect([operation, response.status, response.headers.get('content-type')]).toEqual([
      operation,
      200,
      'application/json; charset=utf-8',
    ])
    const answer = await response.json()
    expect(schema.parse(answer), operation).toEqual(answer)
    if (path.endsWith('/{id}')) expect(answer.id).toBe(id)
  }
})

it('each file is there in its type, as the OpenAPI document says, in the language asked for', async () => {
  const all = await clinics()
  const open = all.find((clinic) => clinic.openWeek.length > 0 && !clinic.coordinatesApproximate)
  const slugs: Partial<Record<FileName, string>> = {
    guidePicture: 'qualify',
    articlePicture: 'someone-to-talk-to',
    statePicture: 'guam',
    categoryPicture: 'dental',
  }
  const types = { vcf: 'text/vcard', ics: 'text/calendar', png: 'image/png', svg: 'image/svg+xml' }
  const { paths } = await (await api.get('/api/openapi.json')).json()
  const texts: Partial<Record<FileName, string>> = {}
  await expectAnswers(Object.entries(FILES), async ([key, path]) => {
    const name = key as FileName
    const response = await api.get(filePath(name, 'es', slugs[name] ?? open?.slug))
    const type = response.headers.get('content-type')?.split(';')[0]
    const file = Buffer.from(await response.arrayBuffer())
    texts[name] = file.toString()
    const { width, height } = type === 'image/png' ? await sharp(file).metadata() : PICTURE
    const [described] = Object.keys(paths[path].get.responses[200].content)
    const wanted = Reflect.get(types, path.split('.').at(-1) ?? '')
    return [
      [type, described, width, height],
      [wanted, wanted, PICTURE.width, PICTURE.height],
    ]
  })
  const contact = await api.get(filePath('contact', 'en', open?.slug))
  const name = `attachment; filename="${open?.slug}.vcf"`
  expect(contact.headers.get('content-disposition')).toBe(name)
  // The same one in each language.
  const uid = /^UID:.*$/m
  expect(uid.exec(texts.contact ?? '')?.[0]).toBe(uid.exec(await contact.text())?.[0])
  for (const part of ['RRULE:FREQ=WEEKLY;UNTIL=', ': abierta\r\n', `/es/services/${open?.slug}`])
    expect(texts.hours?.replaceAll('\r\n ', '')).toContain(part)
  // The towns around it.
  expect(texts.clinicMap?.match(/<text /g)?.length).toBeGreaterThan(4)
  expect(paths[FILES.contact].get.parameters).toMatchObject([
    { name: 'slug', in: 'path', required: true },
    { name: 'locale', in: 'query' },
  ])
  expect(await (await api.get('/api')).text()).toContain(`GET ${FILES.hours}`)
})

it('files of what is not there, or whose facts are unknown, are missing', async () => {
  const all = await clinics()
  const closed = all.find(({ openWeek }) => openWeek.length === 0)
  const approximate = all.find(({ coordinatesApproximate }) => coordinatesApproximate)
  await expectAnswers(
    Object.entries({
      '/api/clinics/slug/no-such-clinic/contact.vcf': 404,
      '/api/guides/no-such-guide/picture.png': 404,
      '/api/articles/nowhere/picture.png': 404,
      '/api/states/nowhere/picture.png': 404,
      '/api/categories/nowhere/picture.png': 404,
      '/api/site/picture.png?locale=xx': 400,
      [filePath('hours', 'en', closed?.slug)]: 404,
      [filePath('clinicMap', 'en', approximate?.slug)]: 404,
      [filePath('clinicCode', 'en', approximate?.slug)]: 200,
    }),
    async ([path, status]) => [(await api.get(path)).status, status],
  )
})

it('the picture of a clinic changes with its name', async () => {
  const { id = 0, slug } = (await clinics())[0] ?? {}
  const picture = async () =>
    (await api.get(filePath('clinicPicture', 'en', slug))).headers.get('etag')
  const before = await picture()
  expect(await picture()).toBe(before)
  await api.payload.update({ collection: 'clinics', id, data: { name: 'Another Name' } })
  await expect.poll(picture).not.toBe(before)
})

const SEARCH = '/api/clinics/search'
const MESSAGES = '/api/contact-messages'

const post = (path: string, body: object | string, type = 'application/json') =>
  api.get(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { ...fromOneSender(), 'content-type': type },
  })

const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  return {
    language: response.headers.get('content-language'),
    problem: Problem.parse(await response.json()),
  }
}

/** Address, status, and the parameter that the answer names. */
const CASES: [address: string, status: number, parameter?: string][] = [
  [`${SEARCH}?limit=0`, 400, 'limit'],
  [`${SEARCH}?limit=101`, 400, 'limit'],
  [`${SEARCH}?limit=1.5`, 400, 'limit'],
  [`${SEARCH}?offset=-1`, 400, 'offset'],
  [`${SEARCH}?offset=1e99`, 400, 'offset'],
  [`${SEARCH}?isFree=maybe`, 400, 'isFree'],
  [`${SEARCH}?distance=24`, 400, 'distance'],
  [`${SEARCH}?state=California`, 400, 'state'],
  [`${SEARCH}?locale=fr`, 400, 'locale'],
  [`${SEARCH}?location=${'x'.repeat(5_000)}`, 400, 'location'],
  [`${SEARCH}?location=%E0%A4%A`, 400],
  [`${SEARCH}?location=Petaluma%00`, 400],
  ['/api/clinics/slug/%E0%A4%A', 400],
  ['/api/clinics/slug/..%2F..%2Fetc%2Fpasswd', 404],
  ["/api/clinics/slug/'%20or%201=1--", 404],
  ['/api/states/california/clinics', 400, 'abbreviation'],
  ['/api/states/CA/clinics?limit=x', 400, 'limit'],
  ['/api/states/CA/clinics?sort=zip', 400, 'sort'],
  ['/api/clinics/letters?state=California', 400, 'state'],
  ['/api/categories/dental/clinics?state=Cal', 400, 'state'],
  ['/api/articles?offset=-1', 400, 'offset'],
  [`/api/articles?category=${'x'.repeat(300)}`, 400, 'category'],
  ['/api/article-categories?limit=101', 400, 'limit'],
  ['/api/clinics/by-id?ids=', 400, 'ids'],
  ['/api/clinics/by-id?ids=1,,2', 400, 'ids'],
  ['/api/clinics/by-id?ids=-1.5', 400, 'ids'],
  [`/api/clinics/by-id?ids=${Array(101).fill(1)}`, 400, 'ids'],
  ['/hsds/services?per_page=101', 400, 'per_page'],
  ['/hsds/services?organization_id=1', 400, 'organization_id'],
  ['/hsds/locations/no-id', 400, 'id'],
  ['/hsds/locations/00000000-0000-4000-8000-000000000000', 404],
]

it('bad input is answered with a problem that says what is wrong', async () => {
  await expectAnswers(CASES, async ([address, status, parameter]) => {
    const response = await api.get(address)
    const { problem } = await problemOf(response)
    const got = [response.status, problem.status, ...Object.keys(problem.errors ?? {})]
    return [got, [status, status, ...(parameter ? [parameter] : [])]]
  })
  expect((await api.get('/api/states', { method: 'POST' })).status).toBe(405)
})

const PARAMETERS = 'No se pueden usar estos parámetros:'

/** What is asked for, and what the answer says in Spanish. */
const SPANISH: [address: string, detail: string][] = [
  ['/api/clinics/slug/no-such-clinic?', 'No hay ninguna clínica en «no-such-clinic».'],
  ['/api/states/atlantis?', 'No hay ningún estado «atlantis».'],
  ['/api/legal/astrology?', 'No hay ninguna página legal «astrology».'],
  ['/api/clinic-submissions/nobodys?', 'Este enlace no lleva a ninguna solicitud.'],
  ['/api/nothing?', 'No hay nada en esta dirección.'],
  ['/api/clinic-submissions?', 'Esta dirección solo acepta un formulario enviado con POST.'],
  ['/api/states?limit=1000&', `${PARAMETERS} limit: debe ser un número entero, de 1 a 100`],
  [
    '/hsds/services?page=0&modified_after=foo&',
    `${PARAMETERS} page: debe ser un número entero, de 1 a 100000; modified_after: debe ser una fecha con hora, como 2026-11-23T00:00:00Z`,
  ],
  [
    `${SEARCH}?location=${'a'.repeat(300)}&`,
    `${PARAMETERS} location: debe tener 200 caracteres o menos`,
  ],
  [
    '/hsds/services/nope?',
    `${PARAMETERS} id: debe ser un UUID, como 0d1f0a5e-4c1b-4f0e-9a53-6d2f3b7c8e90`,
  ],
]

it('a problem is told in the language that was asked for, and in English if we have no such', async () => {
  await expectAnswers(SPANISH, async ([address, detail]) => {
    const spanish = await problemOf(await api.get(`${address}locale=es`))
    const english = await problemOf(await api.get(address))
    expect([english.language, english.problem.status]).toEqual(['en', spanish.problem.status])
    expect(english.problem.title).not.toBe(spanish.problem.title)
    return [
      [spanish.language, spanish.problem.detail?.slice(0, detail.length)],
      ['es', detail],
    ]
  })
  const unknown = await problemOf(await post(`${MESSAGES}?locale=fr`, 'hello', 'text/plain'))
  expect([unknown.language, unknown.problem.title]).toEqual(['en', 'Unsupported media type'])
  // Also for a search whose parameters are in its body, and a form, field by field or as a whole.
  const { language, problem } = await problemOf(await post(SEARCH, { limit: '0', locale: 'es' }))
  expect([language, problem.errors?.limit]).toEqual([
    'es',
    ['debe ser un número entero, de 1 a 100'],
  ])
  const spanish = async (path: string, body: object | string, type?: string) =>
    (await problemOf(await post(`${path}?locale=es`, body, type))).problem
  const sent = { ...messageValues(), email: 'olga@hope', subject: '', phone: 'x'.repeat(201) }
  expect((await spanish(MESSAGES, sent)).errors).toEqual({
    email: ['debe ser un correo electrónico, como nombre@example.org'],
    subject: ['es obligatorio'],
    phone: ['debe tener 200 caracteres o menos'],
  })
  const large = await spanish(MESSAGES, { message: 'x'.repeat(70_000) })
  expect(large.title).toBe('Demasiado grande')
  const odd = await spanish(MESSAGES, 'hello', 'text/plain')
  expect(odd.title).toBe('Tipo de contenido no aceptado')
})

it('the OpenAPI document says each status, and none that a form never has', async () => {
  const { paths } = await (await api.get('/api/openapi.json')).json()
  for (const path of ['/hsds', '/hsds/services', '/api/site', '/api/export/clinics.csv']) {
    const etag = (await api.get(path)).headers.get('etag') ?? ''
    const again = await api.get(path, { headers: { 'if-none-match': etag } })
    expect(again.status, path).toBe(304)
    expect(paths[path].get.responses).toHaveProperty('304')
  }
  const clinic = 'no-such-clinic'
  for (const [path, values] of Object.entries({
    '/api/listing-confirmations': { token: 'of-nobody' },
    '/api/listing-reminders/stop': { token: 'of-nobody' },
    '/api/staff-links': { clinic, email: 'ann@example.org' },
    '/api/corrections': { clinic, topics: ['closed'], text: 'It closed.' },
  })) {
    expect((await post(path, values)).status, path).toBe(404)
    expect(paths[path].post.responses).toHaveProperty('404')
  }
  const { requestBody, responses } = paths[MESSAGES].post
  const { schema } = requestBody.content['application/json']
  expect(schema.required).toEqual(['name', 'email', 'subject', 'message'])
  expect(responses).toHaveProperty('429')
  expect(responses).not.toHaveProperty('404')
  expect(paths[SEARCH].post.responses).not.toHaveProperty('304')
})
