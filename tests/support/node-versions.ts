import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { scratchFolder } from './scratch-folder.ts'

/** Beside the one that runs the tests; the image has the first. */
export const NODE_VERSIONS = ['22', '24']

/**
 * Installs a version of Node.js from npm's registry.
 * @returns the environment in which programs find it first
 */
export const withNode = async (version: string): Promise<Record<string, string>> => {
  const { folder } = await scratchFolder('node')
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const words = ['install', '--no-save', '--prefix', folder, `${name}@${version}`]
  await promisify(execFile)('npm', words)
  const bin = path.join(folder, 'node_modules', name, 'bin')
  return { PATH: `${bin}${path.delimiter}${process.env.PATH}` }
}
