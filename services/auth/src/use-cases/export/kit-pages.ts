import type { Language } from '@lumen/contracts/languages'
import type { KitCompanion } from '../../domain/export-card.ts'
import {
  escapeHtml,
  heading,
  link,
  list,
  messageItem,
  pageEnd,
  pageHead,
  paragraph,
  shownFile,
  type ExportTexts,
} from '../../domain/export-html.ts'
import type { KitMedia, MediaFile } from './kit-media.ts'
import { recordsOf, type ExportSource } from './read-parts.ts'

/** A memory as memory tells it. */
export type KitMemory = {
  id: string
  companionId: string | null
  content: string
  contextTags: string[]
  importance: number
  deletedAt: string | null
  validTo: string | null
}

/** A companion and where its pages and cards stand in the archive. */
export type KitEntry = { companion: KitCompanion; stem: string; memories: KitMemory[] }

/** What the pages of an archive are written from. */
export type Pages = {
  source: ExportSource
  texts: ExportTexts
  language: Language
  timeZone: string
  entries: readonly KitEntry[]
  media: KitMedia
  now: Date
}

type MessageRecord = {
  id: string
  content: string
  isFromUser: boolean
  createdAt: string
}

const fill = (template: string, values: Record<string, string>) =>
  template.replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)

const clockOf = ({ language, timeZone }: Pages) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone })

/** What the archive holds, and the way to each part. */
export async function* indexPage(pages: Pages): AsyncGenerator<Buffer> {
  const { texts, language, entries, media, now } = pages
  const companions = entries.map(
    ({ companion, stem }) =>
      `${link(`companions/${stem}.html`, companion.name)} · ` +
      `${link(`cards/${stem}.json`, texts.card)} · ${link(`cards/${stem}.png`, texts.cardPicture)}`,
  )
  yield Buffer.from(
    pageHead(language, texts.title, 0) +
      heading(1, texts.title) +
      paragraph(texts.intro) +
      paragraph(fill(texts.madeOn, { date: clockOf(pages).format(now) })) +
      heading(2, texts.companions) +
      (companions.length === 0 ? paragraph(texts.noCompanions) : list(companions)) +
      heading(2, texts.allData) +
      list([
        link('data.json', 'data.json'),
        ...(media.files.length > 0 ? [link('media/index.html', texts.media)] : []),
      ]) +
      pageEnd,
    'utf8',
  )
}

const escapedLines = (text: string) => `<div class="text">${escapeHtml(text)}</div>\n`

/** A companion: who it is, what it remembers, and the whole talk. */
export async function* conversationPage(
  pages: Pages,
  { companion, memories }: KitEntry,
): AsyncGenerator<Buffer> {
  const { source, texts, language, media } = pages
  const clock = clockOf(pages)
  const { backstory, personality } = companion
  yield Buffer.from(
    pageHead(language, companion.name, 1) +
      `<p>${link('../index.html', texts.back)}</p>\n` +
      heading(1, companion.name) +
      heading(2, texts.character) +
      (personality.traits.length === 0 ? '' : paragraph(personality.traits.join(' · '))) +
      (backstory === null ? '' : escapedLines(backstory)) +
      (memories.length === 0
        ? ''
        : heading(2, texts.memories) + list(memories.map(({ content }) => escapeHtml(content)))) +
      heading(2, texts.conversation),
    'utf8',
  )
  let any = false
  const which = { section: 'messages', group: companion.id }
  for await (const message of recordsOf<MessageRecord>(source, which)) {
    any = true
    const files = media.ofMessage.get(message.id) ?? []
    yield Buffer.from(
      messageItem({
        speaker: message.isFromUser ? texts.you : companion.name,
        own: message.isFromUser,
        at: message.createdAt,
        when: clock.format(new Date(message.createdAt)),
        text: message.content,
        files: files.map((file) => shownFile(`../${file.path}`, file.mime, texts.file)),
      }),
      'utf8',
    )
  }
  yield Buffer.from((any ? '' : paragraph(texts.noMessages)) + pageEnd, 'utf8')
}

/** Every file with who made it. */
export async function* mediaPage(pages: Pages): AsyncGenerator<Buffer> {
  const { texts, language, media } = pages
  const clock = clockOf(pages)
  const stored = media.files.filter((file) => file.stored)
  yield Buffer.from(
    pageHead(language, texts.media, 1) +
      `<p>${link('../index.html', texts.back)}</p>\n` +
      heading(1, texts.media) +
      (stored.length === 0 ? paragraph(texts.noMedia) : paragraph(texts.aiLabel)),
    'utf8',
  )
  for (const file of stored) yield Buffer.from(mediaItem(file), 'utf8')
  yield Buffer.from(pageEnd, 'utf8')

  function mediaItem(file: MediaFile): string {
    const by = file.madeBy === null ? texts.uploaded : fill(texts.made, { model: file.madeBy })
    const when = clock.format(new Date(file.createdAt))
    return (
      `<article class="other"><header>${escapeHtml(`${by} · ${when}`)}</header>` +
      `${shownFile(file.path.slice('media/'.length), file.mime, texts.file)}</article>\n`
    )
  }
}
