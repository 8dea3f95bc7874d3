/**
 * A file of the mirror.
 * @returns undefined if there is none at this address
 * @throws without a connection, or if it can't be read
 */
export const readFile = async <File>(address: string): Promise<File | undefined> => {
  const response = await fetch(address)
  // Object stores answer 403 where there is nothing.
  if (response.status === 404 || response.status === 403) return undefined
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
