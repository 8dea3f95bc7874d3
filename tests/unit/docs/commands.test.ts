import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../support/imports.ts'
import { NOT_RUN, RUN_BY } from './command-runs.ts'
import { readDocuments } from './documents.ts'

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm
const INLINE = /`(np[mx] [^`]+)`/g
const SCRIPT = /^npm (?:run [\w:]+|start|test)/

const blocksOf = (text: string) =>
  [...text.matchAll(BLOCK)].map(([, language = '', block = '']) => ({ language, block }))

/** What a document tells people to type: each line of its shell blocks, and inline npm commands. */
const commandsOf = (text: string): string[] => {
  const shell = blocksOf(text).filter(({ language }) => language === 'sh')
  const lines = shell.flatMap(({ block }) => block.split('\n'))
  const inline = [...text.matchAll(INLINE)].map(([, command = '']) => command)
  return [...lines, ...inline]
    .map((line) => line.replace(/#.*$/, '').replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
/** 'npm start' and 'npm test' are short forms; the others need 'npm run'. */
const npmCommands = Object.keys(scripts).map((name) =>
  ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
)
const tabled = [...Object.keys(RUN_BY), ...Object.keys(NOT_RUN)]
const isTabled = (line: string) =>
  tabled.some((command) => line === command || line.startsWith(`${command} `))

const documents = await readDocuments()
const commands = documents.flatMap(({ file, text }) =>
  commandsOf(text).map((command) => ({ file, command })),
)
const lines = (found: typeof commands) => found.map(({ file, command }) => `${file}: ${command}`)

describe('the commands in the documents', () => {
  it('are scripts of package.json where npm runs them', () => {
    expect(commands.length).toBeGreaterThan(30)
    const unknown = commands.filter(({ command }) => {
      const script = SCRIPT.exec(command)?.[0]
      return script !== undefined && !npmCommands.includes(script)
    })
    expect(lines(unknown)).toEqual([])
  })

  it('are in the tables of what runs them', () => {
    expect(lines(commands.filter(({ command }) => !isTabled(command)))).toEqual([])
  })

  it('are marked as sh in code blocks', () => {
    const unmarked = documents.filter(({ text }) =>
      blocksOf(text).some(
        ({ language, block }) => language !== 'sh' && /^(?:npm|npx|node|docker) /m.test(block),
      ),
    )
    expect(unmarked.map(({ file }) => file)).toEqual([])
  })
})

it('the README’s table has every script of package.json', () => {
  const readme = documents.find(({ file }) => file === 'README.md')?.text ?? ''
  const missing = npmCommands.filter(
    (command) => !new RegExp(`^\\| \`${command}[\` ]`, 'm').test(readme),
  )
  expect(missing).toEqual([])
})

describe('the tables of what runs a command', () => {
  it('have every script of package.json once', () => {
    expect(npmCommands.filter((command) => !tabled.includes(command))).toEqual([])
    expect(new Set(tabled).size).toBe(tabled.length)
  })

  it.each(Object.entries(RUN_BY))('%s is run where the table says', async (_, [file, words]) => {
    expect(await readFile(path.join(root, file), 'utf8')).toContain(words)
  })
})
