import { describe, expect, it } from 'vitest'
import { pathsFor } from '../../../cms/contract/paths.ts'
import { pageAt } from '../../../site/components/rich-text/linked-page.ts'

const [english, spanish] = [pathsFor('en'), pathsFor('es')]

describe('a path in a text leads to the page in the reader’s language', () => {
  it.each(['/', '/search', '/search?location=Dallas', '/category/mental-health', '/contact#form'])(
    '%s',
    (path) => {
      expect(pageAt(english, path)).toBe(path)
      expect(pageAt(spanish, path)).toBe(`/es${path}`)
    },
  )

  it('unless it names a language itself', () => {
    for (const path of ['/es', '/es/', '/es/search', '/es?letter=a'])
      for (const paths of [english, spanish]) expect(pageAt(paths, path)).toBe(path)
  })
})
