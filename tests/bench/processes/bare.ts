import { createServer } from 'node:http'
import pg from 'pg'
import { listen } from '../../support/listen.ts'
import { bareStatements, isBareStatement } from '../bare-statements.ts'
import { tellParent } from './tell-parent.ts'

/** The least a server can do: the address names a statement and its values, without any checks. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  // The same as the product's own pool.
  max: 10,
  options: '-c jit=off',
})

const server = createServer(async ({ url = '' }, response) => {
  const [, name = '', ...values] = url.split('/')
  if (!isBareStatement(name)) return response.writeHead(404).end()
  const { rows } = await pool.query({ name, text: bareStatements[name], values })
  response.writeHead(200, { 'content-type': 'application/json' }).end(rows[0]?.answer)
})
const { url } = await listen(server)
await tellParent({ url })
