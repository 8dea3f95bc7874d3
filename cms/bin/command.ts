import { messageWithoutValues } from '../database/without-values.ts'

/**
 * Runs a command to its end. After an error it prints the message and exits with code 1; with DEBUG
 * set, it prints the stack trace too.
 */
export const command = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work()
    // Payload keeps a connection open, which would keep the process alive.
    process.exit(0)
  } catch (error) {
    console.error(
      process.env.DEBUG
        ? error
        : error instanceof Error
          ? messageWithoutValues(error.message)
          : error,
    )
    process.exit(1)
  }
}
