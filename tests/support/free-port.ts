import getPort from 'get-port'

/** A port that was free a moment ago. */
export const freePort = (): Promise<number> => getPort({ host: '127.0.0.1' })
