import { newId } from '@lumen/database/ids'
import type { MediaContext } from '../context.ts'
import { markVideo } from '../adapters/local/mark-video.ts'
import { withVisibleLabel } from '../labels/visible-label.ts'
import { writeLabel, type LabelledMime } from '../labels/write-label.ts'
import { ProviderError } from '../adapters/provider-error.ts'

/** A file that was made and says so of itself. */
export type MadeFile = {
  readonly bytes: Uint8Array
  readonly mime: LabelledMime
  readonly width: number | null
  readonly height: number | null
  readonly seconds: number | null
}

/**
 * The files of one work with who made them written into each, under one content id; where the
 * operator wants it (`MEDIA_VISIBLE_LABELS`), pictures and videos also bear a mark that people see.
 * @throws ProviderError `media_program_missing` when a video must bear the mark and nothing can draw it
 */
export async function labelContent(
  context: Pick<MediaContext, 'config' | 'providers'>,
  model: string,
  files: readonly MadeFile[],
  signal: AbortSignal,
): Promise<{ contentId: string; files: MadeFile[] }> {
  const contentId = `urn:uuid:${newId()}`
  const label = { maker: 'Lumen', model, contentId }
  const labelled = files.map(async (file) => {
    const shown = context.config.MEDIA_VISIBLE_LABELS ? await marked(context, file, signal) : file
    return { ...shown, bytes: await writeLabel(shown.bytes, shown.mime, label) }
  })
  return { contentId, files: await Promise.all(labelled) }
}

async function marked(
  { providers }: Pick<MediaContext, 'providers'>,
  file: MadeFile,
  signal: AbortSignal,
): Promise<MadeFile> {
  const { bytes, mime, width, height } = file
  if (mime.startsWith('image/')) return { ...file, bytes: await withVisibleLabel(bytes) }
  if (mime !== 'video/mp4' || width === null || height === null) return file
  const ffmpeg = await providers.program('ffmpeg')
  if (ffmpeg === null)
    throw new ProviderError('media_program_missing', 'without ffmpeg no video can be marked')
  return { ...file, bytes: await markVideo(ffmpeg, { bytes, width, height }, signal) }
}
