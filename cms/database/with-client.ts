import pg from 'pg'

/** Does something on a connection of its own, which ends with it. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // Whoever asks something of a lost connection hears of it from the query.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
