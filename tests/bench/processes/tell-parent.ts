// Without a parent nobody would stop this process.
process.on('disconnect', () => process.exit(1))

/** Sends a message to the process that started this one, and waits until it is sent. */
export const tellParent = (message: Record<string, unknown>): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!process.send) return reject(new Error('This is part of the benchmark. Use npm run bench.'))
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()))
  })
