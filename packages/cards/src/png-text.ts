import { inflateSync } from 'node:zlib'
import { chunksOf } from './png.ts'

/** A text of a picture that is larger than its reader allows, unpacked or not. */
export class TextTooLarge extends Error {}

/**
 * The text that stands in a PNG under the first of the keywords that it has; null: it has none.
 * Compressed texts are unpacked up to the limit and no further.
 * @param maxBytes of the text, unpacked
 * @throws TextTooLarge, or TypeError when the bytes are no PNG
 */
export function textOfPng(
  png: Uint8Array,
  keywords: readonly string[],
  maxBytes: number,
): Buffer | null {
  const chunks = chunksOf(png).filter(({ type }) => type in readers)
  for (const keyword of keywords) {
    const marked = Buffer.from(`${keyword}\0`, 'latin1')
    // The last one counts: programs that write a card anew often leave the old one in front of it.
    const chunk = chunks.findLast(({ data }) => data.subarray(0, marked.length).equals(marked))
    if (chunk === undefined) continue
    return readers[chunk.type]!(chunk.data.subarray(marked.length), maxBytes)
  }
  return null
}

const readers: Readonly<Record<string, (data: Buffer, maxBytes: number) => Buffer>> = {
  tEXt: plain,
  // One byte says how it is compressed; there is but one way.
  zTXt: (data, maxBytes) => unpacked(data.subarray(1), maxBytes),
  iTXt: international,
}

function plain(data: Buffer, maxBytes: number): Buffer {
  if (data.length > maxBytes) throw new TextTooLarge(`The text has ${data.length} bytes`)
  return data
}

function unpacked(data: Buffer, maxBytes: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: maxBytes })
  } catch (cause) {
    if (cause instanceof RangeError) throw new TextTooLarge('The text does not fit', { cause })
    throw new TypeError('The text of this PNG cannot be unpacked', { cause })
  }
}

/** Compression flag and method, language and translated keyword, each ended by a zero, then the text. */
function international(data: Buffer, maxBytes: number): Buffer {
  const language = data.indexOf(0, 2)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  if (translated < 0) throw new TypeError('A text of this PNG is cut short')
  const text = data.subarray(translated + 1)
  return data[0] === 1 ? unpacked(text, maxBytes) : plain(text, maxBytes)
}
