import type { Answer, ListedClinic, Operation } from '../../cms/contract/index.ts'
import { product } from './products.ts'

/** Calls the running product's API. */
export const ask = async <Name extends Operation>(path: string): Promise<Answer<Name>> => {
  const response = await fetch(new URL(path, product().url))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

export const search = (query: Record<string, string>): Promise<Answer<'searchClinics'>> =>
  ask<'searchClinics'>(`/api/clinics/search?${new URLSearchParams(query)}`)

export const clinicBySlug = (slug: string): Promise<Answer<'clinicBySlug'>> =>
  ask<'clinicBySlug'>(`/api/clinics/slug/${slug}`)

/** The most clinics that the API sends in one answer. */
const PAGE = 100

const readAll = async (): Promise<ListedClinic[]> => {
  const first = await search({ limit: String(PAGE) })
  const pages = Math.ceil(first.total / PAGE)
  const rest = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) =>
      search({ limit: String(PAGE), offset: String((index + 1) * PAGE) }),
    ),
  )
  return [first, ...rest].flatMap(({ clinics }) => clinics)
}

let everyClinic: Promise<ListedClinic[]> | undefined

/** A published clinic that fits, always the same one. */
export const clinicLike = async (
  fits: (clinic: ListedClinic) => boolean,
): Promise<ListedClinic> => {
  everyClinic ??= readAll()
  const found = (await everyClinic).find(fits)
  if (!found) throw new Error('The seed has no such clinic')
  return found
}
