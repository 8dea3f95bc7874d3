import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** A Markdown file: its front matter as names and values, and the text below. */
export interface MarkdownFile {
  /** The file's name without its extension. */
  slug: string
  /** @throws Error if the front matter has no such line */
  field: (name: string) => string
  body: string
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

/** Reads a file of this folder. @param file such as 'guides/qualify.md' */
export const readMarkdown = async (file: string): Promise<MarkdownFile> => {
  const text = await readFile(path.join(import.meta.dirname, file), 'utf8')
  const [, head = '', body = ''] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? []
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

/** Reads every Markdown file of a folder, by name. */
export const readMarkdownFolder = async (folder: string): Promise<MarkdownFile[]> => {
  const names = await readdir(path.join(import.meta.dirname, folder))
  const files = names.filter((name) => name.endsWith('.md')).sort()
  return Promise.all(files.map((name) => readMarkdown(`${folder}/${name}`)))
}
