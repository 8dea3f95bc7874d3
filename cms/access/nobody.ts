import type { Access, FieldAccess } from 'payload'

/** For what only the product itself writes. */
export const nobody: Access = () => false

export const nobodyOnField: FieldAccess = () => false
