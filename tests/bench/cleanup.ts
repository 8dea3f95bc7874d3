/** Undoes what a run has set up, whatever became of the run. */
export interface Cleanup {
  /** Keeps a task for the end; the latest is done first. */
  later: (task: () => Promise<unknown>) => void
  run: () => Promise<void>
}

export const createCleanup = (): Cleanup => {
  const tasks: (() => Promise<unknown>)[] = []
  const doAll = async () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      // One that fails must not keep the others from being done.
      await task().catch((error: unknown) => console.error(error))
    }
  }
  let running: Promise<void> | undefined
  return {
    later: (task) => {
      tasks.push(task)
    },
    // A signal and the error that it leads to may both ask for it.
    run: () => {
      running ??= doAll()
      return running
    },
  }
}
