/** Prints rows of cells in columns: the first aligned left, figures aligned right. */
export const printTable = (head: string[][], body: string[][]): void => {
  const lines = [...head, ...body]
  const widths = lines[0]?.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const print = (line: string[]) => {
    const padded = line.map((cell, column) => {
      const width = widths?.[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(padded.join('  '))
  }
  head.forEach(print)
  console.log(widths?.map((width) => '-'.repeat(width)).join('  '))
  body.forEach(print)
}
