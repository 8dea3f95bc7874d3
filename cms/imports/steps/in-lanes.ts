/**
 * Works on several tasks at once, and gives what they return in the order of the tasks. Once it has
 * ended, however it ends, none is still at work.
 * @param lanes how many are at work at most
 */
export async function* inLanes<Returned>(
  tasks: AsyncIterable<() => Promise<Returned>>,
  lanes: number,
): AsyncGenerator<Returned> {
  const working: Promise<Returned>[] = []
  const first = () => working.shift() as Promise<Returned>
  try {
    for await (const task of tasks) {
      const current = task()
      // It is thrown in its turn, also if it fails before an earlier one.
      current.catch(() => undefined)
      working.push(current)
      if (working.length === lanes) yield await first()
    }
    while (working.length > 0) yield await first()
  } finally {
    await Promise.allSettled(working)
  }
}
