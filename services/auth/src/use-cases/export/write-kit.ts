import { Readable } from 'node:stream'
import { writeCardToPng, plainPicture } from '@lumen/cards/png'
import { ZipFile } from 'yazl'
import { fileStem, styleSheet, type ExportTexts } from '../../domain/export-html.ts'
import { cardOf, type KitCompanion } from '../../domain/export-card.ts'
import type { KitEntry, KitMemory } from './kit-pages.ts'
import { conversationPage, indexPage, mediaPage, type Pages } from './kit-pages.ts'
import { kitMedia, type MediaFile } from './kit-media.ts'
import { fileOf, recordsOf, type ExportSource } from './read-parts.ts'
import { writeJson } from './write-json.ts'

/** More memories than this make no readable card; the newest of the weightiest stay. */
const memoriesInCard = 500

/**
 * Everything as a zip: readable pages in the user’s language, the same data as JSON, a character card
 * of each companion, and every file. Entries are made one after the other, while the archive is read.
 */
export async function* writeKit(
  source: ExportSource,
  now: Date,
  texts: ExportTexts,
): AsyncGenerator<Buffer> {
  const entries = await readEntries(source)
  const media = await kitMedia(source)
  const { language, time_zone: timeZone } = source.row
  const pages: Pages = { source, texts, language, timeZone, entries, media, now }
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))

  const add = (path: string, bytes: () => AsyncIterable<Uint8Array>, compress = true) =>
    zip.addReadStreamLazy(path, { mtime: now, compress }, (give) => {
      const stream = Readable.from(bytes(), { objectMode: false })
      stream.once('error', (error) => output.destroy(error))
      give(null, stream)
    })

  add('index.html', () => indexPage(pages))
  add('style.css', () => inOne(Buffer.from(styleSheet, 'utf8')))
  for (const entry of entries) {
    add(`companions/${entry.stem}.html`, () => conversationPage(pages, entry))
    add(`cards/${entry.stem}.json`, () => inOne(cardJson(entry, now)))
    add(`cards/${entry.stem}.png`, () => cardPng(source, entry, now), false)
  }
  add('media/index.html', () => mediaPage(pages))
  for (const file of media.files)
    if (file.stored) add(file.path, () => storedFile(source, file), false)
  add('data.json', () => writeJson(source, now))
  zip.end()
  for await (const chunk of output) yield chunk as Buffer
}

async function* inOne(bytes: Buffer) {
  yield bytes
}

async function readEntries(source: ExportSource): Promise<KitEntry[]> {
  const companions: KitCompanion[] = []
  for await (const each of recordsOf<KitCompanion>(source, { section: 'companions' }))
    companions.push(each)
  const entries = companions.map((companion, index) => ({
    companion,
    stem: fileStem(companion.name, index),
    memories: [] as KitMemory[],
  }))
  const byId = new Map(entries.map((entry) => [entry.companion.id, entry]))
  for await (const memory of recordsOf<KitMemory>(source, { section: 'memories' })) {
    if (memory.deletedAt !== null || memory.validTo !== null || memory.companionId === null)
      continue
    byId.get(memory.companionId)?.memories.push(memory)
  }
  for (const { memories } of entries) {
    memories.sort((a, b) => b.importance - a.importance)
    memories.splice(memoriesInCard)
  }
  return entries
}

const cardJson = (entry: KitEntry, now: Date) =>
  Buffer.from(`${JSON.stringify(cardOf(entry.companion, entry.memories, now), null, 2)}\n`, 'utf8')

async function* cardPng(source: ExportSource, { companion, memories }: KitEntry, now: Date) {
  const portrait = await fileOf(source, { section: 'portraits', group: companion.id })
  const picture = portrait ?? plainPicture(companion.name)
  yield writeCardToPng(picture, cardOf(companion, memories, now))
}

/** A file as it is kept: its label is in it. */
async function* storedFile({ objects }: ExportSource, { key }: MediaFile) {
  const opened = await objects.open(key)
  // It was deleted since the export began: the archive says so by an empty file.
  if (opened !== null) yield* opened.stream as AsyncIterable<Buffer>
}
