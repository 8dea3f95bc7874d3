import type { MergeScreen } from '../../cms/clinics/endpoints/merge-answer.ts'
import type { Person } from './people.ts'

/** Clinics as somebody merges them in the panel. */
export const mergesBy = ({ askEndpoint }: Pick<Person, 'askEndpoint'>) => {
  const compare = async (left: number, right: number) =>
    (await askEndpoint<MergeScreen>(`/clinics/${left}/compare`, { other: right })).body

  /** Merges the two clinics shown. The left one stays. */
  const mergeShown = ({ sides: { left, right } }: MergeScreen, choices: object = {}) =>
    askEndpoint<{ stays: number }>(`/clinics/${left.id}/merge`, {
      ...{ other: right.id, stays: 'left', choices },
      updatedAt: { left: left.updatedAt, right: right.updatedAt },
    })

  return {
    compare,
    mergeShown,
    merge: async (left: number, right: number, choices?: object) =>
      mergeShown(await compare(left, right), choices),
    unmerge: (id: number, list: boolean) => askEndpoint(`/clinics/${id}/unmerge`, { list }),
  }
}
