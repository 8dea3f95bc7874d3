/** What is read once, and again after an edit. */
export interface UntilEdit<Value> {
  get: () => Promise<Value>
  /** It may have changed: it is read again when it is next asked for. */
  forget: () => void
}

/** @param read is not called again while it is at work; a failed reading is not kept */
export const untilEdit = <Value>(read: () => Promise<Value>): UntilEdit<Value> => {
  let known: Promise<Value> | undefined
  const readNow = (): Promise<Value> => {
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }
  return {
    get: () => known ?? readNow(),
    forget: () => {
      known = undefined
    },
  }
}
