import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOCALES } from '../../../cms/contract/index.ts'
import { startApi, type TestApi } from '../../support/api-server.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const names = async (path: string): Promise<string[]> => {
  const answer = await (await api.get(path)).json()
  return (Array.isArray(answer) ? answer : answer.states).map(({ name }: { name: string }) => name)
}

it.each(LOCALES)('states are in the order of the alphabet, with accents, in %s', async (locale) => {
  const inOrder = (list: string[]) => list.toSorted(new Intl.Collator(locale).compare)
  for (const path of [
    `/api/states?limit=100&locale=${locale}`,
    `/api/cost-figures?locale=${locale}`,
  ]) {
    const found = await names(path)
    expect(found.length).toBeGreaterThan(50)
    expect(found).toEqual(inOrder(found))
  }
})
