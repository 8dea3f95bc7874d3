import { pathsFor } from '../contract/paths.ts'

/** Half a year; RFC 9116 wants less than one. */
const VALID_MONTHS = 6

/**
 * Where to report a weakness, as RFC 9116 has it. It expires on the first day of a month, so that the
 * text is the same for weeks.
 */
export const securityText = (publicUrl: string, now: Date): string => {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1))
  return [
    `Contact: ${publicUrl}${pathsFor('en').contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
