/** The upper halves of code pages: what each byte from 0x80 is. */

/** Bytes from 0x80 that a decoder knows. */
const decoded = (label: string) =>
  new TextDecoder(label).decode(Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at))

/** What Windows-1252 has where Latin-1 has control characters; Node 20 decodes it as Latin-1. */
export const FROM_0X80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ'

const LATIN1 = decoded('iso-8859-1').slice(32)

/** Of DOS: Excel's 'CSV (MS-DOS)' has them. No decoder does. */
export const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\xA0'
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xAD±‗¾¶§÷¸°¨·¹³²■\xA0'

/** Those that programs take UTF-8 for; the first is by far the most common. */
export const CODE_PAGES: readonly string[] = [
  FROM_0X80 + LATIN1,
  CP437,
  CP850,
  ...['macintosh', 'iso-8859-2', 'windows-1250', 'windows-1251', 'windows-1254'].map(decoded),
]
