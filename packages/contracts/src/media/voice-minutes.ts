/** Characters a second of a slow voice: of scripts whose signs are syllables or words, and of others. */
const charactersPerSecond = { broad: 3.5, narrow: 10 }
const broadSigns = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Minutes of voice begun that a text takes at most; what it really took is what it costs. */
export function estimatedVoiceMinutes(text: string): number {
  const broad = text.match(broadSigns)?.length ?? 0
  const seconds =
    broad / charactersPerSecond.broad + (text.length - broad) / charactersPerSecond.narrow
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Minutes begun of a recording or a spoken text. */
export const voiceMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
