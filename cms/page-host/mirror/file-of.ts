import path from 'node:path'

/** What a file system, an object store or a command may read as something else than a name. */
const ODD = /[\\/\p{Cc}]|^\.+$|^\s|\s$/u

/**
 * The file of an address, relative to the mirror's folder: '/about' → 'about/index.html'.
 * @throws Error if the address could lead out of the folder
 */
export const fileOf = (address: string): string => {
  const names = address.split('/').slice(1).map(decodeURIComponent)
  const isFolder = names.at(-1) === ''
  if (isFolder) names.pop()
  if (!address.startsWith('/') || names.some((name) => name === '' || ODD.test(name)))
    throw new Error(`The address ${JSON.stringify(address)} can't be a file's name.`)
  const last = names.at(-1)
  const isFile = last !== undefined && !isFolder && path.posix.extname(last) !== ''
  return [...names, ...(isFile ? [] : ['index.html'])].join('/')
}
