const MARK = ' (hidden)'

/** What a column is called that was hidden in its workbook, so that nobody takes it for one to show. */
export const asHidden = (column: string): string => column + MARK

export const isHidden = (column: string): boolean => column.endsWith(MARK)

/** As the workbook calls it. */
export const withoutMark = (column: string): string =>
  isHidden(column) ? column.slice(0, -MARK.length) : column
