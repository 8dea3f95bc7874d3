/** Runs a command: an error is one plain sentence and exit code 1, unless DEBUG asks for more. */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    console.error(process.env.DEBUG ? error : `\n${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
