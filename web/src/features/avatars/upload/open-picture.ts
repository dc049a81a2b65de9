import { mediaLimits } from '@lumen/contracts/media/limits'

/** Why a file cannot become an avatar, as the last part of the keys of its texts. */
export type FileProblem = 'type' | 'size' | 'unreadable'

/** What can be said of a file before it is read. A drawing of SVG is a document, not a photo. */
export function fileProblem(file: File): FileProblem | null {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return 'type'
  return file.size > mediaLimits.avatarUploadBytes ? 'size' : null
}

/** A picture of a file, upright, ready to be drawn; `close` lets go of its address. */
export type OpenPicture = { image: HTMLImageElement; url: string; close: () => void }

/** @throws when the browser cannot read the file as a picture */
export async function openPicture(file: File): Promise<OpenPicture> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    if (image.naturalWidth === 0 || image.naturalHeight === 0)
      throw new Error('the picture has no size of its own')
  } catch (error) {
    URL.revokeObjectURL(url)
    throw error
  }
  return { image, url, close: () => URL.revokeObjectURL(url) }
}
