import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A Markdown file: its front matter, if any, as names and values, and the text below. */
export interface MarkdownFile {
  /** The file's name without its extension. */
  slug: string
  /** @throws Error if the front matter has no such line */
  field: (name: string) => string
  body: string
}

const PARTS = /^(?:---\n([\s\S]*?)\n---\n)?([\s\S]*)$/

/** Reads a file of this folder. @param file such as 'en/guides/qualify.md' */
export const readMarkdown = async (file: string): Promise<MarkdownFile> => {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8')
  const [, head = '', body = ''] = PARTS.exec(text.replaceAll('\r\n', '\n')) ?? []
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()]
    }),
  )
  const field = (name: string) => {
    const value = fields.get(name)
    if (!value) throw new Error(`${file} has no line “${name}: …” at its top.`)
    return value
  }
  return { slug: path.basename(file, '.md'), field, body: body.trim() }
}

/** The slugs of the Markdown files of a folder, in their order. @param folder such as 'en/articles' */
export const slugsIn = async (folder: string): Promise<string[]> => {
  const names = await readdir(path.join(import.meta.dirname, folder))
  return names
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.basename(name, '.md'))
    .sort()
}
