import type { SourceFile } from '../../cms/imports/file/source-file.ts'

/** A file of the import that arrives in chunks of so many bytes, as a disk may give them. */
export const sourceFile = (content: string | Uint8Array, bytes = 65_536): SourceFile => ({
  read: async function* () {
    const whole = Buffer.from(content)
    for (let at = 0; at < whole.length; at += bytes) yield whole.subarray(at, at + bytes)
  },
})

export const textOf = async (file: SourceFile): Promise<string> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of file.read()) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
