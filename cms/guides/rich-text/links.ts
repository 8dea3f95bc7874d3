import type { Field, FieldAffectingData, TextFieldSingleValidation } from 'payload'
import { isRecord, type Node, wordsOf } from '../../documents/rich-text-node.ts'
import { type InEach, sayTo } from '../../panel-kit/say.ts'
import { safeAddress } from '../present/rich-text/link-target.ts'

const ENTER: InEach = {
  en: 'Enter a whole address: one that begins with https:// or /, or mailto: or tel:.',
  es: 'Escriba una dirección completa: que empiece con https:// o /, o con mailto: o tel:.',
}

const isInternal = (fields: unknown): boolean => isRecord(fields) && fields.linkType === 'internal'

const isAddress = (value: unknown): boolean =>
  typeof value === 'string' && safeAddress(value) !== undefined

/** A link begins as 'https://', which Payload would keep. */
const leadsSomewhere: TextFieldSingleValidation = (value, { req, siblingData }) =>
  isInternal(siblingData) || isAddress(value) || sayTo(req)(ENTER)

type LinkField = Field | FieldAffectingData

/** The fields of a link in a text. */
export const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }) =>
  defaultFields.map(
    (field): LinkField =>
      field.type === 'text' && field.name === 'url'
        ? ({ ...field, validate: leadsSomewhere } as Field)
        : field,
  )

/** What is wrong with a link that leads nowhere. */
export const linkFault = (node: Node): InEach | undefined => {
  const { type, fields } = node
  if ((type !== 'link' && type !== 'autolink') || !isRecord(fields)) return undefined
  if (isInternal(fields) ? fields.doc : isAddress(fields.url)) return undefined
  const words = wordsOf([node])
  return {
    en: `The link “${words}” leads nowhere yet. Enter its address, choose a page, or remove the link.`,
    es: `El enlace «${words}» no lleva todavía a ningún lugar. Escriba su dirección, elija una página o quite el enlace.`,
  }
}
