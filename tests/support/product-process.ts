import { EDITOR } from './editor-account.ts'
import { readErrorLines } from './error-lines.ts'
import { freePort } from './free-port.ts'
import { type Program, spawnProgram, untilUp } from './program.ts'
import { scratchFolder } from './scratch-folder.ts'

/** If the site and the panel have to be built first, this takes minutes. */
const START_PATIENCE_MS = 20 * 60_000

export interface ProductProcess extends Pick<Program, 'child' | 'output'> {
  url: string
  dataDir: string
  /** Of the process that serves the product. */
  pid: number
  stop: () => Promise<void>
}

/**
 * The product as its users start it, in its own process. It builds whatever needs building.
 * @param databaseUrl empty for its own embedded Postgres
 * @param begun told the process as soon as there is one
 */
export const startProductProcess = async (
  databaseUrl: string,
  settings: Record<string, string> = {},
  begun: (pid: number) => Promise<void> = async () => {},
): Promise<ProductProcess> => {
  const { folder: dataDir, remove } = await scratchFolder('product')
  const env = {
    ...process.env,
    // Playwright sets NODE_OPTIONS to hook into what Node loads; the product should run as usual.
    NODE_OPTIONS: '--conditions=production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    PUBLIC_URL: '',
    SMTP_URL: '',
    PAYLOAD_SECRET: 'a secret that only tests use',
    ADMIN_EMAIL: EDITOR.email,
    ADMIN_PASSWORD: EDITOR.password,
    ...settings,
  }
  const program = spawnProgram([process.execPath, 'cms/bin/start.mjs'], { env }, readErrorLines())
  const { child, output } = program
  if (child.pid) await begun(child.pid)
  const address = () => /The site +(\S+)/.exec(output())?.[1] ?? ''
  await untilUp(program, () => address() !== '', START_PATIENCE_MS)
  return {
    url: address(),
    dataDir,
    pid: child.pid ?? 0,
    child,
    output,
    stop: async () => {
      await program.stop('SIGINT')
      await remove()
    },
  }
}
