import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

// Draws the icons that browsers and home screens request, from favicon.svg. Run it after changing
// that file: npx tsx site/icons/draw.ts

const publicFile = (name: string) => new URL(`../public/${name}`, import.meta.url)

/** Transparent around the sign: for tabs, bookmarks and launchers. */
const SIZES = [32, 192, 512]
/** An iPhone rounds the corners itself, and shows transparent areas in black. */
const TOUCH = { name: 'apple-touch-icon.png', size: 180, sign: 132 }
/** A launcher may cut all but a circle of four fifths, in which the sign lies whole. */
const MASKABLE = { name: 'icon-maskable-512.png', size: 512, sign: 288 }
const PAPER = '#FCFBF8'

const svg = await readFile(publicFile('favicon.svg'))
const drawn = (size: number) => sharp(svg, { density: 72 * (size / 32) }).resize(size, size)

for (const size of SIZES) {
  await writeFile(
    publicFile(`icon-${size}.png`),
    await drawn(size).png({ palette: true }).toBuffer(),
  )
}
for (const { name, size, sign } of [TOUCH, MASKABLE]) {
  const margin = (size - sign) / 2
  await writeFile(
    publicFile(name),
    await drawn(sign)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
      .flatten({ background: PAPER })
      .png({ palette: true })
      .toBuffer(),
  )
}
