import type { Payload } from 'payload'
import type { Clinic } from '../../cms/payload-types.ts'
import type { MergeScreen } from '../../cms/presenters/merge/screen.ts'
import { askDesk, type Person, signIn } from './desk.ts'
import { startPayload, type TestPayload } from './payload.ts'

/** Two clinics become one, as editors do it, on a database of the test’s own. */
export interface TestMerging extends TestPayload {
  editor: Person
  reviewer: Person
  compare: (left: number, right: number) => Promise<MergeScreen>
  /** Merges what is shown, the left one staying unless it is said otherwise. */
  merge: (
    shown: MergeScreen,
    more?: object,
    person?: Person | null,
  ) => ReturnType<typeof askDesk<{ stays: number }>>
  mergeById: (left: number, right: number, more?: object) => ReturnType<TestMerging['merge']>
  /** The document itself. */
  stored: (id: number) => Promise<Clinic>
  listedName: (id: number) => Promise<string | undefined>
  redirects: () => Promise<Record<string, string>>
}

const redirectsIn = async (payload: Payload) => {
  const { docs } = await payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

export const startMerging = async (): Promise<TestMerging> => {
  const test = await startPayload()
  const { payload, database } = test
  const editor = await signIn(payload, 'editor', 'Eve')
  const reviewer = await signIn(payload, 'reviewer', 'Ana')
  const compare: TestMerging['compare'] = async (left, right) =>
    (await askDesk<MergeScreen>(payload, editor, `/clinics/${left}/compare`, { other: right })).body
  const merge: TestMerging['merge'] = ({ sides }, more = {}, person = editor) =>
    askDesk(payload, person, `/clinics/${sides.left.id}/merge`, {
      other: sides.right.id,
      stays: 'left',
      choices: {},
      updatedAt: { left: sides.left.updatedAt, right: sides.right.updatedAt },
      ...more,
    })
  return {
    ...test,
    editor,
    reviewer,
    compare,
    merge,
    mergeById: async (left, right, more) => merge(await compare(left, right), more),
    stored: (id) => payload.findByID({ collection: 'clinics', id, depth: 0, locale: 'en' }),
    listedName: async (id) => {
      const { rows } = await database.pool.query(
        "select detail from listings where clinic_id = $1 and locale = 'en'",
        [id],
      )
      return rows[0] && JSON.parse(rows[0].detail).name
    },
    redirects: () => redirectsIn(payload),
  }
}
