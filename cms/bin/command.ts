import { messageWithFault } from '../database/system-fault.ts'

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
    console.error(process.env.DEBUG ? error : messageWithFault(error))
    process.exit(1)
  }
}
