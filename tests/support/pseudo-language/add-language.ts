import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, spawnProgram } from '../program.ts'
import { scratchFolder } from '../scratch-folder.ts'

const NOT_SOURCES = /(^|\/)(node_modules|dist|\.vite)(\/|$)/

/** Nobody speaks them: in one, lines run from left to right, in the other from right to left. */
export const LANGUAGES = [
  { code: 'xa', direction: 'ltr' },
  { code: 'xb', direction: 'rtl' },
] as const

/** Packages as they are, apart from ours, which are the copies. */
const linkPackages = async (copy: string) => {
  const packages = path.join(root, 'node_modules')
  const linked = path.join(copy, 'node_modules')
  await mkdir(path.join(linked, '@healthcare-for-all'), { recursive: true })
  for (const name of await readdir(packages)) {
    if (name === '@healthcare-for-all' || name.startsWith('.')) continue
    await symlink(path.join(packages, name), path.join(linked, name))
  }
  for (const name of ['cms', 'site'])
    await symlink(path.join(copy, name), path.join(linked, '@healthcare-for-all', name))
}

/** A catalog with each of the English one's texts. */
const writeCatalog = async (site: string, code: string) => {
  const english = path.join(site, 'copy/en')
  const catalog = path.join(site, 'copy', code)
  await mkdir(catalog)
  for (const file of await readdir(english)) {
    const text = await readFile(path.join(english, file), 'utf8')
    const names = [...text.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    const lines = names.map((name) => `export const ${name} = pseudo(en.${name})`)
    await writeFile(
      path.join(catalog, file),
      `import * as en from '../en/${file}'\nimport { pseudo } from '../pseudo.ts'\n${lines.join('\n')}\n`,
    )
  }
}

const VITE = path.join(root, 'node_modules/vite/bin/vite.js')

/** What Node runs in the folder of the site to build all of it, or only what renders pages. */
const BUILDS = {
  whole: [VITE, 'build', '--app', '--logLevel', 'error'],
  renderer: [
    ...['--input-type=module', '--eval'],
    `import { createBuilder } from 'vite'
     const builder = await createBuilder({ logLevel: 'error' })
     await builder.build(builder.environments.ssr)`,
  ],
}

/**
 * Does to a copy of the site what somebody does who adds languages: a catalog in a folder, and a line.
 * Then builds it.
 * @returns the folder of the copy
 */
export const addLanguages = async (parts: keyof typeof BUILDS): Promise<string> => {
  const { folder: copy } = await scratchFolder('languages')
  const site = path.join(copy, 'site')
  const filter = (source: string) => !NOT_SOURCES.test(source.slice(root.length + 1))
  await cp(path.join(root, 'site'), site, { recursive: true, filter })
  await cp(path.join(root, 'cms/contract'), path.join(copy, 'cms/contract'), { recursive: true })
  for (const file of ['cms/package.json', 'tsconfig.json'])
    await cp(path.join(root, file), path.join(copy, file))
  // What a package of ours has for itself alone.
  await symlink(path.join(root, 'site/node_modules'), path.join(site, 'node_modules'))
  await linkPackages(copy)
  await cp(path.join(import.meta.dirname, 'pseudo.ts'), path.join(site, 'copy/pseudo.ts'))
  const constants = path.join(copy, 'cms/contract/constants.ts')
  const lines = LANGUAGES.map(
    ({ code, direction }) =>
      `  ${code}: { name: 'Language ${code}', direction: '${direction}' },\n`,
  )
  const table = await readFile(constants, 'utf8')
  await writeFile(constants, table.replace(/(?<=const LANGUAGES = \{\n)/, lines.join('')))
  for (const { code } of LANGUAGES) await writeCatalog(site, code)
  const { child, output } = spawnProgram([process.execPath, ...BUILDS[parts]], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`The site could not be built with languages:\n${output()}`)
  return copy
}
