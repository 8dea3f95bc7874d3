import { command } from '../../cms/bin/command.ts'
import { readArguments } from '../../cms/bin/read-arguments.ts'
import type { PlaceRow } from '../../cms/places/gazetteer-table.ts'
import { JURISDICTIONS } from '../../cms/places/jurisdictions.ts'
import { openReader } from '../support/understood.ts'
import { FORMS, isHidden, type MadeText, madeTexts } from './made-texts.ts'
import { noPlaceTexts } from './no-place.ts'

const USAGE = `Usage: npm run words -- [--towns 500] [--misses 40] [--hidden]

Makes texts from patterns, needs and towns, has them read as a search reads them, and prints the share
that is read right by pattern and by form, then texts that name no place and how many were taken for one.
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
const percent = ({ right, all }: Tally) => `${((100 * right) / all).toFixed(1)}%`.padStart(6)

const count = (tallies: Map<string, Tally>, key: string, isRight: boolean) => {
  const tally = tallies.get(key) ?? { right: 0, all: 0 }
  tallies.set(key, { right: tally.right + Number(isRight), all: tally.all + 1 })
}

const print = (title: string, tallies: Map<string, Tally>) => {
  console.log(`\n${title}`)
  for (const [key, tally] of [...tallies].sort(
    ([, one], [, other]) => one.right / one.all - other.right / other.all,
  ))
    console.log(`${percent(tally)}  ${key}`)
}

const people = ({ population }: PlaceRow) => population ?? 0

/** The towns with most people, each the one that its name alone means. */
const largestTowns = (places: readonly PlaceRow[]): PlaceRow[] => {
  const known = new Set<string>()
  return places
    .filter(({ kind, radius }) => kind === 'town' && radius === null)
    .toSorted((one, other) => people(other) - people(one))
    .filter(({ normalized }) => !known.has(normalized) && known.add(normalized))
}

const stateOf = (wanted: string) =>
  JURISDICTIONS.find(({ abbreviation }) => abbreviation === wanted)

await command(async () => {
  const { values } = readArguments(options, USAGE)
  const { places, understood } = openReader()
  const towns = largestTowns(places).slice(0, Number(values.towns))
  const needs = new Map<string, string | undefined>()
  const meant = async (need: string) => {
    if (!needs.has(need)) needs.set(need, (await understood(need)).need?.name ?? undefined)
    return needs.get(need)
  }
  const isRight = async (made: MadeText) => {
    const { place, need } = await understood(made.text)
    const isPlace =
      place?.kind === 'town' && place.name === made.town.name && place.state === made.town.state
    const isNeed = made.need === null || need?.name === (await meant(made.need))
    return {
      isRight: isPlace && isNeed,
      said: `${place?.label ?? 'no place'} · ${need?.name ?? 'no need'}`,
    }
  }

  const byPattern = new Map<string, Tally>()
  const byForm = new Map<string, Tally>()
  const halves = new Map<string, Tally>()
  const misses: string[] = []
  const texts = [...madeTexts(towns, stateOf)]
  const start = process.cpuUsage()
  for (const made of texts) {
    const read = await isRight(made)
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
  const taken: string[] = []
  for (const text of none) {
    const { place } = await understood(text)
    if (place && (!isHidden(text) || values.hidden)) taken.push(`${text}  →  ${place.label}`)
    if (place) count(halves, 'taken', true)
  }
  const all = halves.get('taken')?.right ?? 0
  console.log(
    `\n${none.length} texts without a place: ${all} taken for one (${percent({ right: all, all: none.length }).trim()})`,
  )
  const spread = <One>(list: readonly One[]) => {
    const most = Number(values.misses)
    const step = Math.max(1, Math.floor(list.length / most))
    return list.filter((_, at) => at % step === 0).slice(0, most)
  }
  console.log('\nRead otherwise, some of them')
  for (const line of spread(misses)) console.log(`  ${line}`)
  console.log('\nTaken for a place, some of them')
  for (const line of spread(taken)) console.log(`  ${line}`)
})
