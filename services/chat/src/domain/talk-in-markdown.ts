import { fillSlots } from '@lumen/content/fill-slots'
import type { MessageMetadata } from '@lumen/contracts/chat/schema'
import type { Language } from '@lumen/contracts/languages'
import type { TalkFileTexts } from '../content.ts'

export type TalkWriting = {
  texts: TalkFileTexts
  language: Language
  /** IANA name. */
  timeZone: string
  /** Of the companion. */
  name: string
  /** Of others that speak in scenes, by their ids. */
  names: ReadonlyMap<string, string>
}

type Said = {
  content: string
  isFromUser: boolean
  speakerId?: string
  createdAt: Date
  metadata: MessageMetadata
}

/**
 * What people and companions write stays text: no line of it becomes a heading or a rule of the file,
 * no sign of it HTML, a picture that is fetched, or where a link leads.
 */
const asText = (content: string): string =>
  content
    .replaceAll(/^( {0,3})(?=#{1,6}(?:\s|$)|=+\s*$|-+\s*$|\[[^\]]{1,999}\]:)/gm, '$1\\')
    .replaceAll(/<(?=[a-z/!?])/gi, '\\<')
    .replaceAll(/!(?=\[)/g, '!\\')
    .replaceAll(/\](?=\(\s*(?:javascript|data|vbscript|file):)/gi, ']\\')

const inOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\[\]()!<>]/g, '\\$&')

/** Writes a conversation to be read: days as headings, who said what and when. */
export function writeMarkdown({ texts, language, timeZone, name, names }: TalkWriting) {
  const who = inOneLine(name)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone })
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
  let shownDay: string | null = null

  const shown = ({ metadata: { media, pictures = [] } }: Said): string[] => {
    const named = (kind: 'image' | 'video' | 'voice', id: string, description = '') => {
      const file = inOneLine(description === '' ? id : `${description} (${id})`)
      return `*${fillSlots(texts[kind], { file })}*`
    }
    return [
      ...(media === undefined || media.objectId === null
        ? []
        : [named(media.kind, media.objectId)]),
      ...pictures.map(({ objectId, description }) => named('image', objectId, description)),
    ]
  }

  return {
    head(now: Date): string {
      const title = fillSlots(texts.title, { name: who })
      const madeOn = fillSlots(texts.madeOn, { date: day.format(now) })
      return `# ${title}\n\n${madeOn}\n\n${fillSlots(texts.ai, { name: who })}\n`
    },
    /** The next message, with its day where that is another one; '' where it says nothing. */
    message(said: Said): string {
      const withheld = said.metadata.withheld === true
      const parts = withheld ? [texts.withheld] : [asText(said.content.trim()), ...shown(said)]
      const text = parts.filter((part) => part !== '').join('\n\n')
      if (text === '') return ''
      const today = day.format(said.createdAt)
      const heading = today === shownDay ? '' : `\n## ${today}\n`
      shownDay = today
      const guest = said.speakerId === undefined ? name : (names.get(said.speakerId) ?? '?')
      const speaker = said.isFromUser ? texts.you : inOneLine(guest)
      return `${heading}\n**${speaker}** · ${time.format(said.createdAt)}\n\n${text}\n`
    },
    /** Where nothing was said. */
    end: (): string => (shownDay === null ? `\n${texts.nothing}\n` : ''),
  }
}
