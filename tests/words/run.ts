import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import { openReader } from '../support/understood.ts'
import { allClinics, GENERAL, NAMINGS } from './clinic-names.ts'
import { judgeOf, largestTowns, stateOf } from './judge.ts'
import { FORMS, isHidden, madeTexts } from './made-texts.ts'
import { furtherTexts, noPlaceTexts } from './no-place.ts'

const USAGE = `Usage: npm run words -- [--towns 500] [--misses 40] [--hidden]

Makes texts from patterns, needs and towns, has them read as a search reads them, and prints the share
that is read right by pattern and by form, then texts that name no place and how many were taken for one, and
how many clinics are found by their names and numbers.
Half of the texts are only reported: their misses are not printed unless --hidden is given.`

const options = {
  towns: { type: 'string', default: '500' },
  misses: { type: 'string', default: '40' },
  hidden: { type: 'boolean', default: false },
} as const

interface Tally {
  right: number
  all: number
}
/** The share that is right, and how many are not. */
const shareOf = ({ right, all }: Tally) =>
  `${((100 * right) / all).toFixed(1)}%`.padStart(6) + `  ${all - right} of ${all} not`.padEnd(20)

const count = (tallies: Map<string, Tally>, key: string, isRight: boolean) => {
  const tally = tallies.get(key) ?? { right: 0, all: 0 }
  tallies.set(key, { right: tally.right + Number(isRight), all: tally.all + 1 })
}

const print = (title: string, tallies: Map<string, Tally>) => {
  console.log(`\n${title}`)
  for (const [key, tally] of [...tallies].sort(
    ([, one], [, other]) => one.right / one.all - other.right / other.all,
  ))
    console.log(`${shareOf(tally)} ${key}`)
}

await command(async () => {
  const { values } = readArguments(options, USAGE)
  const { places, understood } = openReader()
  const towns = largestTowns(places).slice(0, Number(values.towns))
  const judge = judgeOf(understood)

  const byPattern = new Map<string, Tally>()
  const byForm = new Map<string, Tally>()
  const halves = new Map<string, Tally>()
  const misses: string[] = []
  const texts = [...madeTexts(towns, stateOf)]
  const start = process.cpuUsage()
  for (const made of texts) {
    const read = await judge(made)
    const isOpen = !isHidden(made.text)
    count(halves, isOpen ? 'to work with' : 'only reported', read.isRight)
    if (made.form !== 'a letter wrong') count(byPattern, made.pattern, read.isRight)
    const state = made.hasState ? 'with its state' : 'alone'
    count(byForm, `${made.form}, town ${state}`, read.isRight)
    if (!read.isRight && (isOpen || values.hidden)) misses.push(`${made.text}  →  ${read.said}`)
  }
  const { user } = process.cpuUsage(start)
  print('By pattern, typed without slips', byPattern)
  print(`By form (${FORMS.join(', ')})`, byForm)
  print('By half', halves)
  console.log(
    `\n${texts.length} texts, ${(user / 1_000 / texts.length).toFixed(3)} ms of processor each`,
  )

  const none = noPlaceTexts()
  const withoutPlace = {
    'of those to work with': none,
    'that nothing was chosen by': furtherTexts(),
  }
  const taken: string[] = []
  const byNone = new Map<string, Tally>()
  for (const [which, texts] of Object.entries(withoutPlace))
    for (const text of texts) {
      const { place } = await understood(text)
      count(byNone, which, !place)
      if (place && texts === none && (!isHidden(text) || values.hidden))
        taken.push(`${text}  →  ${place.label}`)
    }
  print('Texts without a place, taken for none', byNone)
  const spread = <One>(list: readonly One[]) => {
    const most = Number(values.misses)
    const step = Math.max(1, Math.floor(list.length / most))
    return list.filter((_, at) => at % step === 0).slice(0, most)
  }
  const clinics = allClinics(towns)
  const named = openReader(clinics)
  const byNaming = new Map<string, Tally>()
  const astray: string[] = []
  for (const [naming, written] of Object.entries(NAMINGS))
    for (const clinic of clinics) {
      const text = written(clinic)
      const { ids = [] } = (await named.understood(text)).named ?? {}
      const first = clinics[ids[0] ?? -1]
      const isFirst = first?.name === clinic.name || first?.phone === clinic.phone
      count(byNaming, naming, isFirst)
      if (!isFirst) astray.push(`${text}  →  ${first?.name}`)
    }
  const wheres = towns.slice(0, 40).flatMap(({ name }) => [` ${name}`, ` in ${name}`])
  const ofNone = {
    'a general phrase': GENERAL.flatMap((general) => ['', ...wheres].map((at) => general + at)),
    'a place': texts.filter((_, at) => at % 10 === 0).map(({ text }) => text),
    'no place': none,
  }
  for (const [kind, texts] of Object.entries(ofNone))
    for (const text of texts)
      count(byNaming, `${kind}, of no clinic`, !(await named.understood(text)).named)
  print(`${clinics.length} clinics, found first by`, byNaming)
  console.log('\nClinics not found first, some of them')
  for (const line of spread(astray)) console.log(`  ${line}`)
  console.log('\nRead otherwise, some of them')
  for (const line of spread(misses)) console.log(`  ${line}`)
  console.log('\nTaken for a place, some of them')
  for (const line of spread(taken)) console.log(`  ${line}`)
})
