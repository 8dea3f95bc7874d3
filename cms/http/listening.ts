import { once } from 'node:events'
import { createServer, isIPv6, type Server } from 'node:net'

/** Where a server listens, and the settings that say so. */
interface Place {
  host: string
  /** 0 for any free port. */
  port: number
  /** Names of the settings. */
  named: { host: string; port: string }
}

type Words = (place: Place) => string

const noHost: Words = ({ host, named }) =>
  `${named.host} is ${host}, and there is no host of that name. Set 127.0.0.1, or 0.0.0.0 for all addresses of this machine.`

const WORDS: Record<string, Words> = {
  EADDRINUSE: ({ port, named }) =>
    `Port ${port} is already in use. Stop the program that uses it, or set another ${named.port}.`,
  EACCES: ({ port, named }) =>
    `This user may not open port ${port}. Set a ${named.port} of 1024 or more, and put a proxy before it.`,
  EADDRNOTAVAIL: ({ host, named }) =>
    `${named.host} is ${host}, which is no address of this machine. Set 127.0.0.1, 0.0.0.0 for all, or one of its own.`,
  ENOTFOUND: noHost,
  EAI_AGAIN: noHost,
}

/** Why a server can't listen, as a sentence that says what to do. Other errors stay as they are. */
const listenFault = (error: NodeJS.ErrnoException, place: Place): Error => {
  const words = WORDS[error.code ?? '']
  return words ? new Error(words(place), { cause: error }) : error
}

/**
 * Waits until a server listens that has been told to.
 * @throws Error, in one line, that says what to do if it can't
 */
export const whenListening = async (server: Server, place: Place): Promise<void> => {
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, place)
  })
}

/** Finds out whether a server could listen, before anything is prepared for it. */
export const checkPlace = async (place: Place): Promise<void> => {
  const { host, port } = place
  const server = createServer().listen({ host, port, exclusive: true })
  await whenListening(server, place)
  const closed = once(server, 'close')
  server.close()
  await closed
}

/** All addresses of a machine; people reach it under its own name there. */
const ANY = ['0.0.0.0', '::', '127.0.0.1']

/** A host as addresses have it: an address of IPv6 is in brackets. */
export const hostInUrl = (host: string): string =>
  ANY.includes(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host
