/** Does something again and again. @returns a function that stops, after what it is doing */
export const keepDoing = (what: (count: number) => Promise<unknown>) => {
  let isStopped = false
  const goOn = async () => {
    for (let count = 0; !isStopped; count++) await what(count)
  }
  const done = goOn()
  return async () => {
    isStopped = true
    await done
  }
}
