import { afterAll, expect, it } from 'vitest'
import { ROLES } from '../../../cms/access/roles.ts'
import { NOTED } from '../../../cms/documents/translation/translatable.ts'
import { panelEndpoints } from '../../../cms/product/panel-endpoints.ts'
import { type Documents, documents } from '../../support/documents.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn, visitor } from '../../support/people.ts'

const WHO = ['visitor', ...ROLES] as const
type Who = (typeof WHO)[number]

/** Who may call the endpoints of the panel's screens, which visitors never may. */
const MAY: [roles: readonly Who[], endpoints: string[]][] = [
  [
    ['admin'],
    [
      'post /launch/looked-at',
      'post /people/:id/deactivate',
      'post /people/:id/reactivate',
      'post /people/:id/second-factor/remove',
    ],
  ],
  [
    ['admin', 'editor'],
    [
      'get /bulk/:id',
      'post /bulk/:id/continue',
      'post /bulk/:id/undo',
      'post /bulk/review',
      'post /bulk/run',
      'post /clinics/:clinic/compare',
      'post /clinics/:clinic/merge',
      'post /clinics/:clinic/unmerge',
      'post /clinics/duplicates',
      'get /imports/:id',
      'get /imports/:id/rejected.csv',
      'post /imports',
      'post /imports/:id/decide',
      'post /imports/:id/discard',
      'post /imports/:id/move',
      'post /imports/:id/rows',
      'post /imports/:id/undo',
      'post /imports/columns',
      'post /remove-samples',
      'get /site-settings/truths',
      'post /translations/:collection/:id/still-right',
      'get /unpublished/:collection/:id',
      'get /zip/:zip',
    ],
  ],
  [
    ['admin', 'editor', 'reviewer'],
    [
      'get /corrections/:id',
      'post /corrections/:id/apply',
      'post /corrections/:id/settle',
      'get /export/:collection',
      'post /messages/:id/clinic',
      'post /messages/:id/status',
      'get /names/:list',
      'post /people/second-factor/add',
      'post /people/second-factor/offer',
      'post /people/second-factor/recovery-codes',
      'post /people/second-factor/remove',
      'post /people/sign-out-elsewhere',
      'post /preview/:collection',
      'post /staff/:clinic/link',
      'post /staff/:clinic/revoke',
      'get /submissions/:id',
      'post /submissions/:id/clinic',
      'post /submissions/:id/draft',
      'post /submissions/:id/step',
      'get /translations/:collection/:id',
      'post /verification/:clinic/ask-again',
      'post /verification/:clinic/close',
      'post /verification/:clinic/confirm',
      'post /verification/:clinic/correct',
      'post /verification/:clinic/move',
      'post /verification/:clinic/no-answer',
      'post /verification/:clinic/no-number-found',
      'post /verification/:clinic/number-found',
      'post /verification/:clinic/number-works',
      'post /verification/:clinic/open',
      'post /verification/:clinic/renew',
      'post /verification/:clinic/wrong-number',
      'post /verification/next',
      'post /verification/stop',
      'post /verifications/:call/undo',
      'get /versions/:collection/:id',
    ],
  ],
]

const test = await startPayload()
const { payload } = test
await test.database.pool.query('delete from clinics')
const people = {
  visitor: visitor(payload),
  admin: await signIn(payload, 'admin'),
  editor: await signIn(payload, 'editor'),
  reviewer: await signIn(payload, 'reviewer'),
}
const made = await documents(payload)
afterAll(() => test.close())

const NO_DOCUMENT = '2147483647'

it('the panel’s endpoints are for the roles that the table says, and for no others', async () => {
  const allowed = new Map<string, Who[]>()
  for (const { method, path } of panelEndpoints.filter((one) => one.path.startsWith('/desk/'))) {
    // Everybody who signs in may read clinics.
    const address = path.replace(':collection', 'clinics').replaceAll(/:\w+/g, NO_DOCUMENT)
    const may: Who[] = []
    for (const who of WHO) {
      const body = method === 'get' ? undefined : {}
      const { status } = await people[who].ask(method.toUpperCase(), address, body)
      expect(status, `${who} at ${address}`).toBeLessThan(500)
      if (status !== 401 && status !== 403) may.push(who)
    }
    allowed.set(`${method} ${path.replace('/desk', '')}`, may)
  }
  const expected = MAY.flatMap(([roles, paths]) => paths.map((path) => [path, roles] as const))
  expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(expected))
})

/** What nobody may read who may not read the document itself. */
const SECRET = 'Half a secret'

const DRAFTED = ['clinics', 'guides', 'articles'] as const

const versionOf = async (collection: (typeof DRAFTED)[number], id: number) => {
  const { docs } = await payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: 1,
  })
  return docs[0]?.id
}

/** The addresses that tell of one document, or of all of a collection. */
const tellingOf = async (collection: keyof Documents, id: number) => {
  const drafted = DRAFTED.find((one) => one === collection)
  const isNoted = NOTED.some((one) => one === collection)
  return [
    ['GET', `/desk/export/${collection}`],
    ...(isNoted ? [['GET', `/desk/translations/${collection}/${id}`]] : []),
    ...(drafted
      ? [
          ['GET', `/desk/versions/${collection}/${await versionOf(drafted, id)}`],
          ['POST', `/desk/preview/${collection}`],
        ]
      : []),
  ] as const
}

it('whoever may not read a document learns nothing of it from any screen’s endpoint', async () => {
  for (const collection of DRAFTED) {
    const text = collection === 'clinics' ? 'description' : 'title'
    const { id } = made[collection]
    const draft = { collection, id, draft: true, data: { [text]: SECRET } }
    await payload.update(draft as never)
  }
  for (const collection of Object.keys(made) as (keyof Documents)[]) {
    const { id } = made[collection]
    const latest = await payload.findByID({ collection, id, draft: true, depth: 0 })
    for (const who of WHO) {
      const { status } = await people[who].ask('GET', `/${collection}/${id}?draft=true`)
      // Pictures are public, but their list in the panel is not.
      const mayRead = status === 200 && who !== 'visitor'
      for (const [method, address] of await tellingOf(collection, id)) {
        const body = method === 'POST' ? { data: { ...latest } } : undefined
        const answer = await people[who].ask(method, address, body)
        expect(`${who} ${method} ${address}: ${answer.status < 300}`).toBe(
          `${who} ${method} ${address}: ${mayRead}`,
        )
        if (!mayRead) expect(JSON.stringify(answer.body)).not.toContain(SECRET)
      }
    }
  }
})
