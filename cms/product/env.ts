import { existsSync } from 'node:fs'
import { z } from 'zod'

const Settings = z.object({
  PORT: z.coerce
    .number('must be a port number, 0 to 65535')
    .int('must be a whole number')
    .min(0)
    .max(65_535, 'must be a port number, 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://user:password@host:5432/name',
    })
    .optional(),
  DATA_DIR: z.string().min(1, 'must name a folder').default('.data'),
  PAYLOAD_SECRET: z.string().min(24, 'must have 24 characters or more').optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://clinics.example.org' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SCRIPT_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://tags.example.org' })
    .transform((url) => new URL(url).origin)
    .optional(),
  TRUSTED_PROXIES: z.coerce
    .number('must be a whole number, 0 to 10')
    .int('must be a whole number')
    .min(0)
    .max(10, 'must be a whole number, 0 to 10')
    .default(0),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.org:465',
    })
    .optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.org'),
  ADMIN_PASSWORD: z.string().min(12, 'must have 12 characters or more').optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
})

const Environment = Settings.refine(
  ({ NODE_ENV, DATABASE_URL, PAYLOAD_SECRET }) =>
    !(NODE_ENV === 'production' && DATABASE_URL && !PAYLOAD_SECRET),
  {
    path: ['PAYLOAD_SECRET'],
    error: 'must be given in production with a DATABASE_URL; every process needs the same one',
  },
)
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'must be given with SMTP_URL: the address that mails come from',
  })
  .refine(({ SMTP_URL, PUBLIC_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'must be given with SMTP_URL: links in mails begin with it',
  })

export type Env = z.infer<typeof Settings>

/** A setting that is there but empty counts as left out. */
const withoutEmpty = (source: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))

/**
 * The product's settings.
 * @throws Error whose message lists every bad setting with what it should be
 */
export const parseEnv = (source: Record<string, string | undefined>): Env => {
  const result = Environment.safeParse(withoutEmpty(source))
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new Error(`These settings can't be used (.env.example explains each):\n${lines.join('\n')}`)
}

/** The settings of this process, from its environment and the file .env where there is one. */
export const readEnv = (): Env => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnv(process.env)
}
