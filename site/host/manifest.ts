import type { Manifest } from 'vite'
import type { DocumentAssets } from './document.ts'

const ENTRY = 'entry-client.tsx'

/** The addresses of the entry and of everything that it imports, from Vite's manifest. */
export const entryAssets = (manifest: Manifest): DocumentAssets => {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`The client build's manifest has no ${ENTRY}; build the site again`)
  return {
    script: `/${entry.file}`,
    preload: (entry.imports ?? []).flatMap((name) => {
      const chunk = manifest[name]
      return chunk ? [`/${chunk.file}`] : []
    }),
  }
}
