/** One frame of MP3 (layer III): where it begins, how long it is in bytes and in seconds. */
type Frame = { readonly at: number; readonly bytes: number; readonly seconds: number }

const rates = [44_100, 48_000, 32_000]
const kilobitsOfVersion1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const kilobitsOfVersion2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

/**
 * MP3 files one after the other as one: their frames without the tags and tables of contents, which
 * would tell the length of the first only.
 */
export function joinMp3(files: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(
    files.flatMap((file) =>
      [...frames(file)]
        .filter((frame) => !isContents(file, frame))
        .map(({ at, bytes }) => file.subarray(at, at + bytes)),
    ),
  )
}

/** Length of an MP3 file in seconds, 0 when it holds no frame. */
export function mp3Seconds(file: Uint8Array): number {
  let seconds = 0
  for (const frame of frames(file)) if (!isContents(file, frame)) seconds += frame.seconds
  return seconds
}

function* frames(file: Uint8Array): Generator<Frame> {
  let at = afterTag(file)
  while (at + 4 <= file.length) {
    const frame = frameAt(file, at)
    if (frame === null) {
      at += 1
    } else {
      if (at + frame.bytes <= file.length) yield frame
      at += frame.bytes
    }
  }
}

function afterTag(file: Uint8Array): number {
  const tagged = file[0] === 0x49 && file[1] === 0x44 && file[2] === 0x33
  return tagged ? 10 + file.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) : 0
}

function frameAt(file: Uint8Array, at: number): Frame | null {
  const [sync, second, third] = file.subarray(at, at + 3)
  if (sync !== 0xff || (second! & 0xe6) !== 0xe2) return null
  const version = (second! >> 3) & 3
  const kilobits = (version === 3 ? kilobitsOfVersion1 : kilobitsOfVersion2)[third! >> 4]
  const fullRate = rates[(third! >> 2) & 3]
  if (version === 1 || kilobits === undefined || kilobits === 0 || fullRate === undefined)
    return null
  const rate = version === 3 ? fullRate : version === 2 ? fullRate / 2 : fullRate / 4
  const samples = version === 3 ? 1_152 : 576
  const bytes = Math.floor((samples * kilobits * 125) / rate) + ((third! >> 1) & 1)
  return { at, bytes, seconds: samples / rate }
}

/** The first frame of a file may hold a table of contents in place of sound. */
function isContents(file: Uint8Array, { at, bytes }: Frame): boolean {
  const start = Buffer.from(file.subarray(at, at + Math.min(bytes, 64))).toString('latin1')
  return /Xing|Info|VBRI/.test(start)
}
