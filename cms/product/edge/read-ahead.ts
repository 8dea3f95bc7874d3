import type { IncomingMessage } from 'node:http'

/**
 * Reads a body of a known length, and puts it back for whoever reads the request next.
 * @throws Error if the connection ends first
 */
export const readAhead = (request: IncomingMessage, length: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const cut = () => reject(new Error('The connection ended before the whole body was here'))
    const take = () => {
      for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
        chunks.push(chunk)
        size += chunk.length
        if (size >= length) break
      }
      if (size < length) return
      request.off('readable', take)
      request.off('close', cut)
      const body = Buffer.concat(chunks)
      // At once, since a stream that has been read to its end says so a moment later.
      request.unshift(body)
      resolve(body)
    }
    request.on('readable', take)
    request.once('close', cut)
  })
