import { recordsOf, type ExportSource } from './read-parts.ts'

/** A file as media tells it. */
type FileRecord = {
  id: string
  key: string
  mime: string
  madeBy: string | null
  contentId: string | null
  messageId: string | null
  createdAt: string
}

export type MediaFile = FileRecord & {
  /** In the archive. */
  path: string
  /** Whether its bytes were there when the export was made. */
  stored: boolean
}

export type KitMedia = {
  files: MediaFile[]
  /** What each message shows. */
  ofMessage: ReadonlyMap<string, readonly MediaFile[]>
}

/** Every file of the user, and in which message it is shown. */
export async function kitMedia(source: ExportSource): Promise<KitMedia> {
  const files: MediaFile[] = []
  for await (const file of recordsOf<FileRecord>(source, { section: 'files' })) {
    const ending = file.key.slice(file.key.lastIndexOf('.'))
    const stored = (await source.objects.head(file.key)) !== null
    files.push({ ...file, path: `media/${file.id}${ending}`, stored })
  }
  const byId = new Map(files.map((file) => [file.id, file]))
  const ofMessage = new Map<string, MediaFile[]>()
  const show = (messageId: string | null, file: MediaFile | undefined) => {
    if (messageId === null || file === undefined || !file.stored) return
    const shown = ofMessage.get(messageId) ?? []
    if (!shown.includes(file)) ofMessage.set(messageId, [...shown, file])
  }
  for (const file of files) show(file.messageId, file)
  type Creation = { messageId: string | null; fileId: string | null }
  for await (const { messageId, fileId } of recordsOf<Creation>(source, { section: 'creations' }))
    if (fileId !== null) show(messageId, byId.get(fileId))
  return { files, ofMessage }
}
