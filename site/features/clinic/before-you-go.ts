import type { Clinic, FactDate } from '@healthcare-for-all/cms/contract'
import type { VisitCopy } from '../../copy/visit.ts'
import type { ShownLine } from '../../lib/shown-line.ts'
import { langOf } from './lang-of.ts'

/** Something known. */
export interface Known extends ShownLine {
  name: string
  date: FactDate | undefined
  /** A sentence beside what may frighten. */
  comfort?: string
}

/** What to know before a first visit, in the order of a person's questions. */
export interface BeforeYouGo {
  notAsked: Known[]
  bring: Known[]
  /** What they ask, of which there is nothing to bring. */
  asked: Known[]
  firstVisit: Known[]
  /** Names of what is unknown. */
  unknown: string[]
  /** The day of all that is known, if it is the same one. */
  asOf: string | undefined
}

const PAPERS = ['asksForId', 'asksForProofOfAddress', 'asksForProofOfIncome'] as const
/** A number that people know, or a question: neither is a paper. */
const QUESTIONS = ['asksForSsn', 'asksImmigrationStatus'] as const

type Asked = keyof VisitCopy['unknown']

const dayOf = ({ date }: Known) => date?.at.slice(0, 10)

/** @param saysWalkIns whether the clinic's own words say who may come without an appointment */
export const beforeYouGo = (clinic: Clinic, copy: VisitCopy, saysWalkIns: boolean): BeforeYouGo => {
  const known = (name: Asked, words: string, term?: string): Known => ({
    name,
    words,
    date: clinic.factDates[name],
    ...(term && { term }),
  })
  const those = (names: readonly (keyof VisitCopy['papers'])[], isAsked: boolean) =>
    names.filter((name) => clinic[name] === isAsked).map((name) => known(name, copy.papers[name]))
  const yesNo = (
    name: Extract<Asked, keyof Clinic>,
    term: string,
    yes: string,
    no: string,
  ): Known[] => {
    const value = clinic[name]
    return value === true || value === false ? [known(name, value ? yes : no, term)] : []
  }
  const text = (name: 'firstVisitWait' | 'firstVisitCost', term: string): Known[] => {
    const words = clinic[name]
    return words ? [{ ...known(name, words, term), lang: langOf(clinic, name) }] : []
  }
  const bring = those(PAPERS, true)
  const asked = QUESTIONS.filter((name) => clinic[name]).map((name) => ({
    ...known(name, copy.papers[name]),
    comfort: copy.comfort[name],
  }))
  const notAsked = those([...PAPERS, ...QUESTIONS], false)
  const firstVisit = [
    ...yesNo('appointmentNeeded', copy.appointment, copy.appointmentYes, copy.appointmentNo),
    ...(saysWalkIns ? [] : yesNo('walkInsWelcome', copy.walkIns, copy.walkInsYes, copy.walkInsNo)),
    ...yesNo('acceptsNewPatients', copy.newPatients, copy.newPatientsYes, copy.newPatientsNo),
    ...text('firstVisitWait', copy.wait),
    ...text('firstVisitCost', copy.cost),
    ...yesNo('acceptsUninsured', copy.insurance, copy.insuranceNotNeeded, copy.insuranceNeeded),
  ]
  const all = [...bring, ...asked, ...notAsked, ...firstVisit]
  const names = new Set(all.map(({ name }) => name))
  const days = new Set(all.map(dayOf))
  return {
    notAsked,
    bring,
    asked,
    firstVisit,
    unknown: (Object.keys(copy.unknown) as Asked[])
      .filter((name) => !names.has(name) && !(saysWalkIns && name === 'walkInsWelcome'))
      .map((name) => copy.unknown[name]),
    asOf: days.size === 1 ? all[0]?.date?.at : undefined,
  }
}
