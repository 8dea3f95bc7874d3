import type { APIRequestContext } from '@playwright/test'

/**
 * The path of a new link to a clinic's own listing, as an editor makes it.
 * @param purpose 'confirm' for a link as in the monthly mail
 */
export const staffPath = async (
  editor: APIRequestContext,
  clinic: number,
  purpose?: 'confirm',
): Promise<string> => {
  const answer = await editor.post(`/cms-api/desk/staff/${clinic}/link`, { data: { purpose } })
  return (await answer.json()).path
}
