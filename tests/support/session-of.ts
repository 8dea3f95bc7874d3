/** The token of the session that an answer starts, which only its cookie holds; empty if there is none. */
export const sessionOf = ({ headers }: { headers: Headers }): string =>
  /payload-token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
