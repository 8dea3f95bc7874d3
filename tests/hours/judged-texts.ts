import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readOpeningHours } from '../../cms/clinics/hours/opening-hours.ts'
import { judgedWeek, weekKey } from './notation.ts'

export interface JudgedText {
  text: string
  /** As keys, to compare; 'no' if it is no week. Right is undefined if nobody has judged the text. */
  right: string | undefined
  read: string
}

/** Opening hours in the judgements' file are known by this alone: the texts are somebody else's. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

const rowsOf = async (file: string): Promise<Record<string, string>[]> => {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const names = header.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']))
  })
}

const ownFile = (name: string) => path.join(import.meta.dirname, name)

const judgedOf = (text: string, week: string | undefined): JudgedText => ({
  text,
  right: week && weekKey(judgedWeek(week)),
  read: weekKey(readOpeningHours(text.replaceAll('\\n', '\n'))),
})

/** Texts of our own, in the styles of many directories. */
export const furtherTexts = async (): Promise<JudgedText[]> =>
  (await rowsOf(ownFile('further-texts.tsv'))).map(({ text = '', week }) => judgedOf(text, week))

/** The texts of a folder's .tsv files, by file; each has a column 'text'. */
export const textsIn = async (folder: string): Promise<Record<string, JudgedText[]>> => {
  const judged = new Map(
    (await rowsOf(ownFile('judged-weeks.tsv'))).map(({ hash, week }) => [hash, week]),
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsv'))
  const files = names.map(async (name) => {
    const rows = await rowsOf(path.join(folder, name))
    return [name, rows.map(({ text = '' }) => judgedOf(text, judged.get(hashOf(text))))] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** How texts were read: falsely is worst. */
export const tallyOf = (texts: readonly JudgedText[]) => {
  const judged = texts.filter(({ right }) => right !== undefined)
  const weeks = judged.filter(({ right }) => right !== 'no')
  return {
    texts: texts.length,
    notJudged: texts.length - judged.length,
    weeks: weeks.length,
    read: weeks.filter(({ right, read }) => read === right).length,
    falselyRead: judged.filter(({ right, read }) => read !== 'no' && read !== right).length,
  }
}
