import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { furtherTexts, type JudgedText, tallyOf, textsIn } from './judged-texts.ts'

const USAGE = `Usage: npm run hours:check -- FOLDER [--all]

FOLDER has .tsv files of opening hours as people write them, with a column 'text' (line breaks as \\n). Each
text is compared with the week that a person wrote beside its hash in tests/hours/judged-weeks.tsv; the
texts of tests/hours/further-texts.tsv are tried too.

  --all     print every text, not only those that are read otherwise`

const isRight = ({ right, read }: JudgedText) => right === read

const print = (name: string, texts: readonly JudgedText[], isAll: boolean) => {
  for (const one of texts.filter((each) => isAll || !isRight(each))) {
    console.log(one.text)
    console.log(`   right: ${one.right ?? 'not judged'}`)
    console.log(`   read:  ${one.read}`)
  }
  const { weeks, read, falselyRead, notJudged } = tallyOf(texts)
  const share = weeks > 0 ? ` (${((100 * read) / weeks).toFixed(1)}%)` : ''
  console.log(
    `${name}: ${texts.length} texts, ${weeks} with a week; read ${read}${share}, falsely read ${falselyRead}, not judged ${notJudged}\n`,
  )
}

await command(async () => {
  const { positionals, values } = readArguments({ all: { type: 'boolean' } }, USAGE)
  const [folder] = positionals
  if (!folder) throw new Error(USAGE)
  const files = { ...(await textsIn(folder)), 'further-texts.tsv': await furtherTexts() }
  for (const [name, texts] of Object.entries(files)) print(name, texts, values.all === true)
  const { falselyRead } = tallyOf(Object.values(files).flat())
  if (falselyRead > 0) throw new Error(`${falselyRead} texts are read falsely.`)
})
