import type { APIRequestContext } from '@playwright/test'
import { expect } from './panel-fixtures.ts'

const COLUMNS = { name: 'Clinic', address: 'Street', city: 'City', state: 'State', phone: 'Phone' }

/** A list of clinics, as a browser and the API take it. */
export const listFile = (text: string, name = 'county.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
})

/** Sends a list with what its columns are. @returns where the desk has it */
export const sendList = async (
  request: APIRequestContext,
  text: string,
  source: string,
  columns: Record<string, string> = COLUMNS,
): Promise<{ id: number; address: string }> => {
  const mapping = JSON.stringify({ source, columns })
  const sent = await request.post('/cms-api/desk/imports', {
    multipart: { file: listFile(text), format: 'mapped', mapping },
  })
  const { id } = await sent.json()
  return { id, address: `/cms-api/desk/imports/${id}` }
}

/** Sends a list and applies its rows of some kinds, as an earlier person did. */
export const applyList = async (
  request: APIRequestContext,
  text: string,
  source: string,
  kinds: string[],
): Promise<void> => {
  const { address } = await sendList(request, text, source)
  const reaches = (status: string) =>
    expect
      .poll(async () => (await (await request.get(address)).json()).status, { intervals: [100] })
      .toBe(status)
  await reaches('review')
  await request.post(`${address}/decide`, { data: { decision: 'accepted', which: { kinds } } })
  await request.post(`${address}/move`, { data: { step: 'apply' } })
  await reaches('applied')
}
