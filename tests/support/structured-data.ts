import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Validator from '@adobe/structured-data-validator'
import { z } from 'zod'

const SCHEMA = 'http://schema.org/'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'

const file = createRequire(import.meta.url).resolve('@vocabulary/schema/schema.nq')
/** A statement that relates two things. Statements that end in a text are descriptions. */
const STATEMENT = /^<([^>]+)> <([^>]+)> <([^>]+)>/gm

/** What the vocabulary says, by predicate and subject; schema.org's own names without the address. */
const statements = new Map<string, Map<string, string[]>>()
for (const found of readFileSync(file, 'utf8').matchAll(STATEMENT)) {
  const [, subject = '', predicate = '', object = ''] = found.map((one) => one.replace(SCHEMA, ''))
  const of = statements.get(predicate) ?? new Map<string, string[]>()
  statements.set(predicate, of.set(subject, [...(of.get(subject) ?? []), object]))
}
const saidOf = (predicate: string) => (subject: string) =>
  statements.get(predicate)?.get(subject) ?? []
const parents = saidOf(`${RDFS}subClassOf`)
const domains = saidOf('domainIncludes')
const ranges = saidOf('rangeIncludes')
/** Types of one of schema.org's own items, such as a day of the week. */
const typesOf = saidOf(`${RDF}type`)
const named = (type: string) =>
  [...(statements.get(`${RDF}type`) ?? [])].filter(([, types]) => types.includes(type))

/** Whether a type is the other one or a special case of it. */
const isA = (type: string, other: string): boolean =>
  type === other || parents(type).some((parent) => isA(parent, other))

const links = (names: string[]) => names.map((name) => ({ '@id': name }))

/** In the shape the validator needs: like schema.org's own file. */
const graph = [
  ...named(`${RDFS}Class`).map(([type]) => ({
    '@id': type,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': links(parents(type)),
  })),
  ...named(`${RDF}Property`).map(([property]) => ({
    '@id': property,
    '@type': 'rdf:Property',
    'schema:domainIncludes': links(domains(property)),
  })),
]
const validator = new Validator({ '@graph': graph })

/** What a value of each of schema.org's data types looks like in JSON. */
const DATA_TYPES: Record<string, z.ZodType> = {
  Text: z.string(),
  URL: z.url(),
  Date: z.string().regex(/^\d{4}(-\d\d){0,2}$/),
  DateTime: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  Time: z.string().regex(/^\d\d:\d\d/),
  Boolean: z.boolean(),
  Number: z.number(),
  Integer: z.int(),
}

/** All keys except '@…' are properties. */
const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value fits a type: as data, as an item, or as the address of one. */
const suits = (value: unknown, type: string): boolean => {
  const data = DATA_TYPES[type]
  if (data) return data.safeParse(value).success
  if (isItem(value)) return [value['@type']].flat().some((own) => isA(String(own), type))
  const [address, host, own = ''] = /^(https:\/\/schema\.org\/)?(.*)$/.exec(String(value)) ?? []
  if (!host) return z.url().safeParse(address).success
  return typesOf(own).some((each) => isA(each, type))
}

/** Lists the values that are not of a type that schema.org allows for their property. */
const wrongValues = (item: Record<string, unknown>): string[] =>
  Object.entries(item)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, values]) => [values].flat().map((value) => [property, value] as const))
    .flatMap(([property, value]) => {
      // An action's 'query-input' says what to put into its address as the query.
      const allowed = ranges(property.replace(/-(in|out)put$/, ''))
      const isRight = allowed.some((type) => suits(value, type))
      const fault = `${property} must be ${allowed.join(' or ')}: ${JSON.stringify(value)}`
      return [...(isRight ? [] : [fault]), ...(isItem(value) ? wrongValues(value) : [])]
    })

/** Keeps only the most specific of several types: the validator tries each by itself. */
const mostSpecial = (key: string, value: unknown) =>
  key === '@type' && Array.isArray(value)
    ? value.filter((type) => !value.some((other) => other !== type && isA(other, type)))
    : value

/** Lists the errors in a page's block of JSON-LD, by the rules of schema.org and search engines. */
export const structuredDataErrors = async (text: string): Promise<string[]> => {
  const item = JSON.parse(text, mostSpecial)
  if (item['@context'] !== 'https://schema.org') return [`@context is ${item['@context']}`]
  const issues = await validator.validate({ jsonld: { [String(item['@type'])]: [item] } })
  return [...issues.map(({ issueMessage }) => issueMessage), ...wrongValues(item)]
}
