import { patterns, readPath } from '../../contract/paths.ts'
import type { Slugs } from '../queries/existing-slugs.ts'

type Needs = { kind: keyof Slugs; slug: string }[]

/** The table in which each part of an address is looked up. */
const KINDS: Record<string, Record<string, keyof Slugs>> = {
  clinic: { slug: 'clinics' },
  state: { state: 'states' },
  category: { category: 'categories', state: 'states' },
  article: { slug: 'articles' },
  guide: { slug: 'guides' },
}

/** The parts of a path that a pattern names; undefined if it does not match. */
const match = (pattern: string, path: string): Record<string, string> | undefined => {
  const [wanted, actual] = [pattern.split('/'), path.split('/')]
  const open = wanted.at(-1) === '*'
  if (open ? actual.length < wanted.length - 1 : actual.length !== wanted.length) return undefined
  const parts: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    if (part === '*') break
    const here = actual[index] ?? ''
    if (part.startsWith(':')) parts[part.slice(1)] = here
    else if (part !== here) return undefined
  }
  return parts
}

const { reservedSlugs, ...registered } = patterns

/**
 * What has to exist for a path of the site to be a page.
 * @returns undefined if no page is registered at the path
 */
export const needsOf = (target: string): Needs | undefined => {
  const { path } = readPath(target)
  if (reservedSlugs.some((reserved) => reserved === path)) return undefined
  // Fixed paths first: '/resources/qualify' is no article.
  const all = Object.entries(registered).flatMap(([name, own]) =>
    [own].flat().map((pattern) => ({ name, pattern })),
  )
  all.sort((one, other) => Number(one.pattern.includes(':')) - Number(other.pattern.includes(':')))
  for (const { name, pattern } of all) {
    const parts = match(pattern, path)
    if (!parts) continue
    return Object.entries(KINDS[name] ?? {}).flatMap(([part, kind]) =>
      parts[part] ? [{ kind, slug: parts[part] }] : [],
    )
  }
  return undefined
}
