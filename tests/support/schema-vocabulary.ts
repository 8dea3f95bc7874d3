import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What schema.org says about its types and properties, by their names without the address. */
export interface Vocabulary {
  types: string[]
  properties: string[]
  /** Types that may have a property. */
  domains: (property: string) => string[]
  /** Types that a property's value may have. */
  ranges: (property: string) => string[]
  parents: (type: string) => string[]
  /** Types of one of schema.org's own items, such as a day of the week. */
  typesOf: (item: string) => string[]
  /** Whether a type is the other one or a special case of it. */
  isA: (type: string, other: string) => boolean
}

const SCHEMA = 'http://schema.org/'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'

const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
/** A statement that relates two things. Statements that end in a text are descriptions. */
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)>/gm

const readStatements = () => {
  const known = new Map<string, Map<string, string[]>>()
  const short = (address: string) => address.replace(SCHEMA, '')
  for (const [, subject = '', predicate = '', object = ''] of readFileSync(file, 'utf8').matchAll(
    STATEMENT,
  )) {
    const of = known.get(predicate) ?? new Map<string, string[]>()
    known.set(predicate, of.set(short(subject), [...(of.get(short(subject)) ?? []), short(object)]))
  }
  return (predicate: string) => known.get(predicate) ?? new Map<string, string[]>()
}

/** Reads the vocabulary from its package. */
export const readVocabulary = (): Vocabulary => {
  const statements = readStatements()
  const of = (predicate: string) => (subject: string) => statements(predicate).get(subject) ?? []
  const typed = statements(`${RDF}type`)
  const those = (type: string) =>
    [...typed].filter(([, types]) => types.includes(type)).map(([name]) => name)
  const parents = of(`${RDFS}subClassOf`)
  const isA = (type: string, other: string): boolean =>
    type === other || parents(type).some((parent) => isA(parent, other))
  return {
    types: those(`${RDFS}Class`),
    properties: those(`${RDF}Property`),
    domains: of(`${SCHEMA}domainIncludes`),
    ranges: of(`${SCHEMA}rangeIncludes`),
    parents,
    typesOf: of(`${RDF}type`),
    isA,
  }
}
