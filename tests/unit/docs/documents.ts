import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../support/imports.ts'

/** A document for people, with its path from the root. */
export interface Document {
  file: string
  text: string
}

const AT_ROOT = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md']

/** The documents at the root and all in docs. */
export const readDocuments = async (): Promise<Document[]> => {
  const names = await readdir(path.join(root, 'docs'), { recursive: true })
  const files = names
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.md'))
  return Promise.all(
    [...AT_ROOT, ...files.sort()].map(async (file) => ({
      file,
      text: await readFile(path.join(root, file), 'utf8'),
    })),
  )
}
