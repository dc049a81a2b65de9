import { openRoom } from '@lumen/content/open-room'
import { picturesRoom } from '@lumen/illustrator/content'
import { createIllustrate, type IllustrationRequest } from '@lumen/illustrator/illustrate'
import sharp, { type JpegOptions, type PngOptions } from 'sharp'

/** A picture and the file that it becomes. */
export type PictureTask = {
  readonly request: IllustrationRequest
  readonly format: 'jpeg' | 'png'
  readonly options: JpegOptions | PngOptions
}

const illustrate = createIllustrate(openRoom(picturesRoom))

/** Paints, away from the thread that serves people. */
export default async function paintPicture({
  request,
  format,
  options,
}: PictureTask): Promise<Uint8Array> {
  const { rgb, width, height } = await illustrate(request)
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .toFormat(format, options)
    .toBuffer()
}
