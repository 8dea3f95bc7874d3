const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Does a piece of the set-up, and says what and how long it took. */
export const step = async <Result>(what: string, work: () => Promise<Result>): Promise<Result> => {
  const started = performance.now()
  process.stdout.write(`${what} … `)
  try {
    const result = await work()
    console.log(seconds(started))
    return result
  } catch (error) {
    console.log('failed')
    throw error
  }
}
