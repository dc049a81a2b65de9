import { splitText } from '@lumen/language/split-text'

/** Engines stop in the middle of long utterances. */
const longest = 160

/** Pieces of a text that can be spoken one after the other. */
export const sentencesOf = (text: string): string[] =>
  splitText(text, longest).filter((piece) => /[\p{L}\p{N}]/u.test(piece))
