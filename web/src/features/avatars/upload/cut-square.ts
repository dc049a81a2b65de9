import { mediaLimits } from '@lumen/contracts/media/limits'
import { cropArea, type Crop } from './crop'

const largestSide = mediaLimits.pictureSize.standard
const jpegQuality = 0.92

/**
 * Cuts a square out of a picture: at most 1024 px, never enlarged, without anything the file said
 * about where and when it was taken. PNG stays PNG, unless that would be too large to upload.
 * @throws when the browser has no room for the picture
 */
export async function cutSquare(
  image: HTMLImageElement,
  crop: Crop,
  type: string,
): Promise<{ file: File; side: number }> {
  const { left, top, side } = cropArea(crop, {
    width: image.naturalWidth,
    height: image.naturalHeight,
  })
  const target = Math.max(1, Math.min(largestSide, Math.round(side)))
  const draw = (ground: string | null) => {
    const canvas = document.createElement('canvas')
    canvas.width = target
    canvas.height = target
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('there is no canvas to draw on')
    if (ground !== null) {
      context.fillStyle = ground
      context.fillRect(0, 0, target, target)
    }
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, left, top, side, side, 0, 0, target, target)
    return canvas
  }
  if (type === 'image/png') {
    const blob = await toBlob(draw(null), 'image/png')
    if (blob.size <= mediaLimits.avatarUploadBytes)
      return { file: named(blob, 'png'), side: target }
  }
  // JPEG knows no transparency: what was clear becomes white, not black.
  const blob = await toBlob(draw('#fff'), 'image/jpeg')
  return { file: named(blob, 'jpg'), side: target }
}

const named = (blob: Blob, ending: string) =>
  new File([blob], `avatar.${ending}`, { type: blob.type })

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
      type,
      jpegQuality,
    ),
  )
}
