import { mediaLimits } from '@lumen/contracts/media/limits'

/** More the server would make smaller anyway. */
const longestSide = 2_048

/** What the server takes by its name; the rest this browser may be able to read. */
const taken = /^image\/(?:png|jpeg|webp|avif|gif)$/

const isPicture = ({ type }: Blob): boolean => type.startsWith('image/') && !type.includes('svg')

/**
 * A file as it can be sent: as it is, or, when it is too large or of a type that phones take pictures
 * in, painted anew by this browser where it can read it.
 * @returns why it cannot be sent otherwise
 */
export async function preparePicture(file: Blob): Promise<Blob | 'type' | 'size'> {
  if (!isPicture(file)) return 'type'
  const small = file.size <= mediaLimits.pictureUploadBytes
  if (small && taken.test(file.type)) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/jpeg', 0.9)
    return (await promise) ?? (small ? file : 'size')
  } catch (error) {
    console.warn('A picture cannot be read by this browser', error)
    return small ? file : 'size'
  }
}
