import { languages, type Language } from '@lumen/contracts/languages'
import { detectLanguage } from '@lumen/language/detect-language'
import type { PictureWords, ShownWords } from '../content.ts'
import type { Scene } from '../picture/scene.ts'
import { isPortrait, placesIn, seenIn } from '../picture/seen.ts'
import { createLexicons, readLanguages, type Lexicon } from './lexicon.ts'
import { showsMainSubject, type Judged } from './main-subject.ts'
import { partPrompt, type Piece } from './part-prompt.ts'
import { createFindFaceWords } from './read-face.ts'
import { createReadScenes } from './read-prompt.ts'

/** What of a prompt a picture would show, in the words of the prompt, each once. */
export type Shown = {
  readonly shown: readonly string[]
  /** What is not understood is not shown. */
  readonly notShown: readonly string[]
  /** Whether it shows what the prompt is mainly of; a prompt that names nothing leaves that open. */
  readonly mainSubjectShown: boolean
}

export type TellShown = (prompt: string, language: Language) => Shown

/** What is told is a line or two: longer prompts are read this far, in a few hundredths of a second. */
const readCharacters = 500

/** What is left to chance is not promised: only what every one of these would show. */
const seeds = Array.from({ length: 12 }, (_, index) => `${index}`)

/** Tells before it is painted what a square scene would show of its prompt. */
export function createTellShown(
  contentOf: (language: Language) => {
    readonly words: PictureWords
    readonly shown: ShownWords
  },
): TellShown {
  const wordsOf = (language: Language) => contentOf(language).words
  const readScenes = createReadScenes(wordsOf)
  const findFaceWords = createFindFaceWords(wordsOf)
  const lexiconOf = createLexicons(contentOf)
  return (prompt, language) => {
    const text = prompt.slice(0, readCharacters).normalize('NFC')
    const written = detectLanguage(text, language) ?? likelyLanguage(text, language)
    const part = (scenes: readonly Language[]): [Piece[], Lexicon] => {
      const lexicon = lexiconOf(written, scenes)
      return [partPrompt(text, lexicon), lexicon]
    }
    const own = part(readLanguages(contentOf, language))
    const [pieces, lexicon] = own[0].some(isScenic) ? own : part(languages)
    const scenes = readScenes(prompt, language, seeds)
    const seen = scenes.map(allIn).reduce((both, each) => both.intersection(each))
    const faces = isPortrait(scenes[0]!) ? findFaceWords(text, language) : []
    const judged = pieces.map((piece): Judged => {
      const ofFace = faces.some(([start, end]) => start <= piece.start && end >= piece.end)
      return ofFace && piece.role !== 'joint'
        ? { ...piece, role: 'thing', shown: true }
        : { ...piece, shown: piece.concepts.some((concept) => seen.has(concept)) }
    })
    return {
      shown: phrasesOf(text, judged, lexicon, (piece) => piece.role === 'thing' && piece.shown),
      notShown: phrasesOf(text, judged, lexicon, isMissing),
      mainSubjectShown: showsMainSubject(judged, lexicon),
    }
  }
}

const allIn = (scene: Scene): ReadonlySet<string> =>
  new Set([...seenIn(scene), 'also:sky', ...placesIn(scene).map((place) => `also:${place}`)])

const isScenic = ({ concepts }: Piece): boolean =>
  concepts.some((concept) => !concept.startsWith('also:'))

/** A close view of something is how it is drawn, where it is nobody's face. */
const isMissing = ({ role, shown, concepts }: Judged): boolean =>
  (role === 'thing' || role === 'act') && !shown && !concepts.includes('thing:portrait')

const likelyLanguage = (text: string, language: Language): Language =>
  /\p{Script=Latin}/u.test(text) && ['zh', 'ja', 'ko'].includes(language) ? 'en' : language

/** Runs of such pieces, as they are written, with the traits before and between them that belong to them. */
function phrasesOf(
  text: string,
  pieces: readonly Judged[],
  { writing }: Lexicon,
  counts: (piece: Judged) => boolean,
): string[] {
  const phrases: string[] = []
  let run: [number, number] | undefined
  const close = () => {
    const phrase =
      run === undefined
        ? ''
        : text
            .slice(...run)
            .replaceAll(/\s+/g, ' ')
            .trim()
    if (phrase !== '' && !phrases.some((each) => each.toLowerCase() === phrase.toLowerCase()))
      phrases.push(phrase)
    run = undefined
  }
  for (const [index, piece] of pieces.entries()) {
    const gap = writing === 'unspaced' ? 0 : 1
    const before = pieces[index - 1]
    if (counts(piece)) {
      // 弹古琴 is one thing to say; “astronaut riding” and 爷爷牵着 are two.
      const acts = [before, piece].map((each) => each?.role === 'act')
      const same = acts[0] === acts[1] || (writing !== 'spaced' && acts[0] === true)
      const near = same && run !== undefined && piece.start - run[1] <= gap
      if (!near) close()
      const own = !near && isOneLetterBefore(piece, before) ? before.start : piece.start
      run = near ? [run![0], piece.end] : [own, piece.end]
    } else close()
  }
  close()
  return phrases
}

/** 橘猫: one letter before a thing says what it is like. */
const isOneLetterBefore = (piece: Judged, before: Judged | undefined): before is Judged =>
  before !== undefined &&
  before.end === piece.start &&
  before.end - before.start === 1 &&
  before.role === 'trait'
