/** The paragraphs and lists of a Markdown text, without headings, tables, marks and addresses. */
export const proseOf = (markdown: string): string =>
  markdown
    .split('\n')
    .filter((line) => !/^\s*[|#]/.test(line))
    .map((line) => line.replace(/^\s*(?:\d+\.|-)\s+/, ''))
    .join('\n')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('*', '')
