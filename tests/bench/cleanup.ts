/** Undoes what a run has set up, however the run ended. */
export interface Cleanup {
  /** Registers a task for the end; the last one registered runs first. */
  later: (task: () => Promise<unknown>) => void
  run: () => Promise<void>
}

export const createCleanup = (): Cleanup => {
  const tasks: (() => Promise<unknown>)[] = []
  const doAll = async () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      // A failing task must not keep the others from running.
      await task().catch((error: unknown) => console.error(error))
    }
  }
  let running: Promise<void> | undefined
  return {
    later: (task) => {
      tasks.push(task)
    },
    // A signal and the error that it causes may both call this.
    run: () => {
      running ??= doAll()
      return running
    },
  }
}
