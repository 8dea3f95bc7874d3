import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawRooms, withRooms } from '../../rooms/draw.ts'
import { type Import, readImports, root } from '../../support/imports.ts'

const imported = (from: string, to: string): Import => ({ from, to, specifier: to })

describe('the picture of the rooms', () => {
  it('in docs/architecture.md is up to date; npm run rooms redraws it', async () => {
    const text = await readFile(path.join(root, 'docs', 'architecture.md'), 'utf8')
    expect(text).toBe(withRooms(text, drawRooms(await readImports())))
  })

  it('has arrows between capabilities, and one for all imports between two boxes', () => {
    const drawing = drawRooms([
      imported('cms/listings/present/present-clinic.ts', 'cms/clinics/index.ts'),
      imported('cms/listings/publish/keep-listings.ts', 'cms/database/announce.ts'),
      imported('site/lib/pages.ts', 'cms/contract/paths.ts'),
      imported('tests/api/listings/listings.test.ts', 'cms/listings/index.ts'),
    ])
    expect(drawing.split('\n').filter((line) => line.includes('-->'))).toEqual([
      '  capabilities --> foundations',
      '  listings --> clinics',
      '  site --> contract',
    ])
  })
})
