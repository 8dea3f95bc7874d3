import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

// Small files whose headers say that there are many pixels.

const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/** A whole PNG, black, of one bit for each pixel. */
export const hugePng = (width: number, height: number): Buffer => {
  const [depth, grey] = [1, 0]
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk(
      'IHDR',
      Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, grey, 0, 0, 0])]),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const dot = () => sharp({ create: { width: 64, height: 64, channels: 3, background: '#5b2a6e' } })

export const hugeJpeg = async (width: number, height: number, progressive: boolean) => {
  const bytes = await dot().jpeg({ progressive }).toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, progressive ? 0xc2 : 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

export const hugeWebp = async (width: number, height: number) => {
  const bytes = await dot().webp().toBuffer()
  const start = bytes.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  bytes.writeUInt16LE(width, start + 3)
  bytes.writeUInt16LE(height, start + 5)
  return bytes
}

export const hugeAvif = async (width: number, height: number) => {
  const bytes = await dot().avif({ effort: 0 }).toBuffer()
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(width, size)
  bytes.writeUInt32BE(height, size + 4)
  return bytes
}

/** A whole one: each frame has a stripe elsewhere. */
export const movingWebp = (width: number, height: number, frames: number) => {
  const rows = Buffer.alloc(width * 3 * height * frames)
  for (let frame = 0; frame < frames; frame++) {
    const start = (frame * height + frame) * width * 3
    rows.fill(255, start, start + width * 3)
  }
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const
  return sharp(rows, { raw, limitInputPixels: false }).webp({ effort: 0 }).toBuffer()
}
