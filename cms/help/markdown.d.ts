/** Next’s build takes the text of Markdown files. */
declare module '*.md' {
  const text: string
  export default text
}
