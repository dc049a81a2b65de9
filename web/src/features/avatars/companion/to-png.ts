const packetStart = '<x:xmpmeta'
const packetEnd = '</x:xmpmeta>'
/** Signature and header chunk, which come first. */
const headerEnd = 33

/** The packet in a file that says who made it; null when the file says nothing. */
export function xmpPacketOf(bytes: Uint8Array): Uint8Array | null {
  // One letter for each byte, so that places in the text are places in the file.
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const start = text.indexOf(packetStart)
  const end = text.indexOf(packetEnd, start)
  return start < 0 || end < 0 ? null : bytes.subarray(start, end + packetEnd.length)
}

function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return ~sum >>> 0
}

/** A PNG with a packet in it, as XMP is kept in PNG: an uncompressed `iTXt` chunk after the header. */
export function withXmpPacket(png: Uint8Array, packet: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode('iTXtXML:com.adobe.xmp\0\0\0\0\0')
  const chunk = new Uint8Array(4 + name.length + packet.length + 4)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, name.length - 4 + packet.length)
  chunk.set(name, 4)
  chunk.set(packet, 4 + name.length)
  view.setUint32(chunk.length - 4, crc32(chunk.subarray(4, -4)))
  const whole = new Uint8Array(png.length + chunk.length)
  whole.set(png.subarray(0, headerEnd))
  whole.set(chunk, headerEnd)
  whole.set(png.subarray(headerEnd), headerEnd + chunk.length)
  return whole
}

/**
 * A picture as a PNG that still says who made it.
 * @throws when the browser cannot read or draw it
 */
export async function toPng(picture: Blob): Promise<Blob> {
  if (picture.type === 'image/png') return picture
  const bitmap = await createImageBitmap(picture)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (drawn === null) throw new Error('the picture could not be drawn')
  const packet = xmpPacketOf(new Uint8Array(await picture.arrayBuffer()))
  if (packet === null) return drawn
  const labelled = withXmpPacket(new Uint8Array(await drawn.arrayBuffer()), packet)
  return new Blob([labelled as Uint8Array<ArrayBuffer>], { type: 'image/png' })
}
