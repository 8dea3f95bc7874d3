import type { Access, FieldAccess } from 'payload'

/** For data that only the product itself writes. */
export const nobody: Access = () => false

export const nobodyOnField: FieldAccess = () => false
