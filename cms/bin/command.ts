/**
 * Runs a command to its end. An error is told in plain words, and the process ends with 1; its
 * trace is shown where DEBUG is set.
 */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
    // Payload keeps a connection of its own, which would keep the process.
    process.exit(0)
  } catch (error) {
    console.error(process.env.DEBUG ? error : error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
