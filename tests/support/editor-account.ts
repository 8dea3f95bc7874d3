/** The account that the tests sign in to the panel with. */
export const EDITOR = { email: 'editor@example.org', password: 'a password for tests' } as const
