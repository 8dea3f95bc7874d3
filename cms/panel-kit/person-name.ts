/**
 * What a colleague is called in the panel. Without a name it is what stands before the @: the whole address is
 * for the account itself and for admins.
 */
export const nameOf = ({ name, email }: { name?: string | null; email: string }): string =>
  name?.trim() || email.split('@', 1)[0] || 'Somebody'
