import Validator from '@adobe/structured-data-validator'
import { wrongValues } from './schema-values.ts'
import { readVocabulary } from './schema-vocabulary.ts'

const vocabulary = readVocabulary()
const { types, properties, parents, domains, isA } = vocabulary

const links = (names: string[]) => names.map((name) => ({ '@id': name }))

/** In the shape the validator needs: like schema.org's own file. */
const graph = [
  ...types.map((type) => ({
    '@id': type,
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': links(parents(type)),
  })),
  ...properties.map((property) => ({
    '@id': property,
    '@type': 'rdf:Property',
    'schema:domainIncludes': links(domains(property)),
  })),
]
const validator = new Validator({ '@graph': graph })

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
  return [...issues.map(({ issueMessage }) => issueMessage), ...wrongValues(item, vocabulary)]
}
