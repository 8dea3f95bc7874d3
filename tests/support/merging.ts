import type { MergeScreen } from '../../cms/clinics/endpoints/merge-answer.ts'
import type { TestPayload } from './payload.ts'
import { signIn, type Visitor } from './people.ts'

/**
 * Merges clinics as editors do, on the test’s own database.
 * @param starting startApi to ask the public API as well
 */
export const startMerging = async <Started extends TestPayload>(
  starting: () => Promise<Started>,
) => {
  const test = await starting()
  const { payload, database } = test
  const editor = await signIn(payload, 'editor', 'Eve')
  const reviewer = await signIn(payload, 'reviewer', 'Ana')

  const compare = async (left: number, right: number) =>
    (await editor.askEndpoint<MergeScreen>(`/clinics/${left}/compare`, { other: right })).body

  /** Merges the two clinics shown. The left one stays unless `more` says otherwise. */
  const merge = ({ sides }: MergeScreen, more: object = {}, person: Visitor = editor) =>
    person.askEndpoint<{ stays: number }>(`/clinics/${sides.left.id}/merge`, {
      other: sides.right.id,
      stays: 'left',
      choices: {},
      updatedAt: { left: sides.left.updatedAt, right: sides.right.updatedAt },
      ...more,
    })
  const mergeById = async (left: number, right: number, more?: object) =>
    merge(await compare(left, right), more)

  /** The stored document. */
  const stored = (id: number) =>
    payload.findByID({ collection: 'clinics', id, depth: 0, locale: 'en' })

  const listedName = async (id: number): Promise<string | undefined> => {
    const { rows } = await database.pool.query(
      "select detail from listings where clinic_id = $1 and locale = 'en'",
      [id],
    )
    return rows[0] && JSON.parse(rows[0].detail).name
  }

  const redirects = async (): Promise<Record<string, string>> => {
    const { docs } = await payload.find({ collection: 'redirects', pagination: false })
    return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
  }

  return { ...test, editor, reviewer, compare, merge, mergeById, stored, listedName, redirects }
}
