import type { z } from 'zod'

const TYPES: Record<string, string> = {
  string: 'texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'true o false',
  array: 'una lista',
  object: 'un objeto',
}
const FORMATS: Record<string, string> = {
  uuid: 'un UUID, como 0d1f0a5e-4c1b-4f0e-9a53-6d2f3b7c8e90',
  email: 'un correo electrónico, como nombre@example.org',
  url: 'una dirección web completa, como https://www.example.org',
  datetime: 'una fecha con hora, como 2026-11-23T00:00:00Z',
  date: 'una fecha, como 2026-11-23',
}
const PARTS: Record<string, string> = { string: 'caracteres', array: 'elementos', set: 'elementos' }

/** 'debe ser 10, 25 o 50', without the empty choice, which is the same as none. */
const oneOf = (values: readonly unknown[]): string => {
  const offered = values.map(String).filter(Boolean)
  if (['true', 'false'].every((word) => offered.includes(word))) return 'debe ser true o false'
  const rest = offered.slice(0, -1).join(', ')
  const last = offered.at(-1)
  // 'u' before 'o', as one says it.
  return `debe ser ${[rest, last].filter(Boolean).join(/^h?o/i.test(last ?? '') ? ' u ' : ' o ')}`
}

const limit = (most: unknown, origin: string, direction: 'más' | 'menos', inclusive: boolean) => {
  const parts = PARTS[origin]
  const amount = parts ? `debe tener ${most} ${parts}` : `debe ser ${most}`
  if (inclusive) return `${amount} o ${direction}`
  return parts ? `debe tener ${direction} de ${most} ${parts}` : `debe ser ${direction} de ${most}`
}

/**
 * What is wrong with a value, after the name of its parameter and a colon. Zod's own Spanish is for
 * programmers.
 */
export const zodInSpanish: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'es obligatorio'
      return TYPES[issue.expected] ? `debe ser ${TYPES[issue.expected]}` : 'no es un valor válido'
    case 'invalid_value':
      return oneOf(issue.values)
    case 'too_big':
      return limit(issue.maximum, issue.origin, 'menos', issue.inclusive !== false)
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'no puede estar vacío'
      return limit(issue.minimum, issue.origin, 'más', issue.inclusive !== false)
    case 'invalid_format':
      return FORMATS[issue.format]
        ? `debe ser ${FORMATS[issue.format]}`
        : 'no está escrito como se espera'
    case 'unrecognized_keys':
      return `no se conoce ${issue.keys.join(', ')}`
    default:
      return 'no es un valor válido'
  }
}
