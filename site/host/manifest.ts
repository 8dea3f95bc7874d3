import type { Manifest } from 'vite'
import type { DocumentAssets } from './document.ts'

const ENTRY = 'entry-client.tsx'

/** Finds the addresses of the entry and of the modules for a page's screens in Vite's manifest. */
export const assetsFrom = (manifest: Manifest) => {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The client build's manifest has no ${ENTRY}; build the site again`)
  /** Adds a module and everything it imports. Chunks may import each other in a circle. */
  const collect = (modules: Set<string>, name: string): Set<string> => {
    if (modules.has(name)) return modules
    modules.add(name)
    return (manifest[name]?.imports ?? []).reduce(collect, modules)
  }
  return (screens: string[]): DocumentAssets => {
    const modules = [ENTRY, ...screens.map((id) => `routes/${id}.tsx`)].reduce(collect, new Set())
    const files = [...modules].flatMap((name) => manifest[name]?.file ?? [])
    return {
      script: `/${entry.file}`,
      preload: files.filter((file) => file !== entry.file).map((file) => `/${file}`),
    }
  }
}
