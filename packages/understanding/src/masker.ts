import { liveAnalysers, type Analyser } from '@lumen/language/analyser'
import { maskText, type Span } from './mask.ts'

/** What one deletion hides, without saying what it is: tokens are keyed hashes. */
export type Mask = {
  /** Where it holds; null: with every companion. */
  readonly companionId: string | null
  /** It hides nothing that was said later. In milliseconds since 1970. */
  readonly until: number
  /** Where messages told it. */
  readonly spans: readonly (Span & { readonly messageId: string; readonly version: number })[]
  /** Hidden wherever they stand. */
  readonly tokens: readonly number[]
  /** Hidden where the companion says them: too common to be hidden in the user's own words. */
  readonly echoes: readonly number[]
  /** Words or characters of the longest of both. */
  readonly longest: number
  /** Version of the analyser that its tokens are of; absent in what was stored before it was told. */
  readonly analyser?: number | undefined
}

const firstVersion = 1

/** A text that somebody is to read: a message, or what was made of messages. */
export type MaskedText = {
  readonly text: string
  readonly companionId: string | null
  /** When it was said; of what was made of messages, when the last of them was. */
  readonly saidAt: Date
  /** null: no message. */
  readonly messageId: string | null
  readonly version: number
  readonly isFromUser: boolean
}

/** Gives texts, or a part of one, as readers may see them. */
export type Masker = (said: MaskedText, part?: Span) => string

/**
 * What hides everything that these masks hide.
 *
 * @param hash hashes a token (`tokensOf`) with the key that the masks were made with
 * @param analysers those that made the tokens of the masks
 */
export function createMasker(
  masks: readonly Mask[],
  hash: (token: string) => number,
  analysers: readonly Analyser[] = liveAnalysers,
): Masker {
  if (masks.length === 0) return ({ text }, part) => text.slice(part?.start, part?.end)
  const spansOf = new Map<string, (Mask['spans'][number] & Pick<Mask, 'until'>)[]>()
  const hiding = new Map<number, (Mask & { readonly echo: boolean })[]>()
  const hide = (token: number, mask: Mask, echo: boolean) =>
    hiding.set(token, [...(hiding.get(token) ?? []), { ...mask, echo }])
  for (const mask of masks) {
    for (const span of mask.spans)
      spansOf.set(span.messageId, [...(spansOf.get(span.messageId) ?? []), { ...span, ...mask }])
    for (const token of mask.tokens) hide(token, mask, false)
    for (const token of mask.echoes) hide(token, mask, true)
  }
  const hashes = new Map<string, number>()
  const hashOf = (token: string): number => {
    const known = hashes.get(token) ?? hash(token)
    hashes.set(token, known)
    return known
  }

  return ({ text, companionId, saidAt, messageId, version, isFromUser }, part) => {
    const at = saidAt.getTime()
    const holds = (mask: Mask) =>
      at <= mask.until && (mask.companionId === null || mask.companionId === companionId)
    const spans = messageId === null ? [] : (spansOf.get(messageId) ?? [])
    const tokens = analysers.map((analyser) => {
      const holdsHere = (mask: Mask) =>
        (mask.analyser ?? firstVersion) === analyser.version && holds(mask)
      return {
        analyser,
        longest: Math.max(0, ...masks.filter(holdsHere).map(({ longest }) => longest)),
        isHidden: (token: string) =>
          hiding
            .get(hashOf(token))
            ?.some((mask) => holdsHere(mask) && !(mask.echo && isFromUser)) ?? false,
      }
    })
    const here = spans.filter((span) => span.version === version && at <= span.until)
    return maskText(text, { spans: here, tokens }, part)
  }
}
