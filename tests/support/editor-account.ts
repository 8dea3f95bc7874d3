/** Whom the tests sign in to the panel as. */
export const EDITOR = { email: 'editor@example.org', password: 'a password for tests' } as const
