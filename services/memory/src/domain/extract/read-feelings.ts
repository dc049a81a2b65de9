import { foldText, type Sentence, type Span } from '@lumen/companion-engine/clean-text'
import { readEmotion } from '@lumen/companion-engine/emotion'
import { valenceOf, type UserEmotion } from '@lumen/companion-engine/emotion-labels'
import type { Pack } from '@lumen/companion-engine/pack'
import { firstPerson } from '@lumen/companion-engine/packs/language-words'
import type { Language } from '@lumen/contracts/languages'
import type { Day } from '../ranking/dates.ts'
import type { Candidate } from '../candidate.ts'
import { lifePatterns } from './life-patterns.ts'
import { asks, cut, speaksOfAnother } from './sentence-reading.ts'
import { asRead } from './spoken.ts'
import { isInvented, tellsOfSelf } from './whose.ts'

/** How strongly a feeling has to speak to be kept. */
const leastIntensity = 0.5
const emotionImportance = 4

/** Where something is, no matter whose it is. */
const nearby = /(?:de )?chez (?:moi|nous)|bei (?:mir|uns)|in my (?:street|town|city|building|area)/u

/** Japanese and Korean leave the speaker out; a marked subject is then somebody else. */
function speaksOfSelf(sentence: Sentence, pack: Pack): boolean {
  if (speaksOfAnother(sentence.text, pack)) return false
  if (firstPerson[pack.language].test(sentence.folded.replace(nearby, ' '))) return true
  if (lifePatterns[pack.language].ownVerb?.test(sentence.text.toLowerCase()) === true) return true
  if (pack.language === 'ja') return !/[はが]/u.test(sentence.text)
  return pack.language === 'ko' && !/(?:은|는|이|가)(?= )/u.test(sentence.text)
}

/** Where one clause without a comma goes over from what happened to how that feels. */
const overTo: Readonly<Record<Language, RegExp>> = {
  zh: /[,，。 ]/u,
  ja: /(?:て|で|から|し)[、 ]?(?=\S{2,}$)/u,
  ko: /(?:는데|은데|해서|어서|아서|고|서|어|았어|었어) /u,
  en: / (?:and|so|but) (?=i|feeling|so)/i,
  fr: / (?:et|mais|alors) (?=je|j')/i,
  de: / (?:und|aber) /i,
  es: / (?:y|pero|así que) /i,
  pt: / (?:e|mas|então) /i,
}

/**
 * The part of a text that names a feeling beside what it told already; null where it names none
 * ("I hate mushrooms" is a taste).
 */
function besideTold(text: string, told: readonly Candidate[], pack: Pack): string | null {
  const covered = told.find(({ content }) => text.includes(content.slice(0, 60)))
  if (covered === undefined) return text
  const rest = text.replace(covered.content, ' ')
  if (readEmotion(rest, pack.language).label !== 'neutral') return text
  if (covered.type !== 'event' && covered.type !== 'person') return null
  const tail = text.split(overTo[pack.language]).at(-1)?.trim() ?? ''
  const apart =
    tail.length < covered.content.length && readEmotion(tail, pack.language).label !== 'neutral'
  return apart && tail.length > 1 ? tail : null
}

/** Too plain, or too fleeting, to be kept. */
const passing: readonly UserEmotion[] = ['neutral', 'bored', 'confused', 'surprise', 'gratitude']
/** Kept when it is said with force. */
const mild: readonly UserEmotion[] = ['calm', 'tired']
const force = 0.65

/** Feelings that nobody names in passing, so that a clause of a word or two tells one's own. */
const heavy: readonly UserEmotion[] = [
  'sadness',
  'fear',
  'anger',
  'lonely',
  'stress',
  'pride',
  'excitement',
  'longing',
  'shame',
]

/** Worn out, not merely ready for bed. */
const spent =
  /burn(?:t|ed)? ?out|exhaust|drained|worn out|fertig|erschöpft|ausgebrannt|am ende|épuisé|à bout|bout du rouleau|agotad|reventad|exaust|esgotad|累(?:成|垮|瘫|趴)|心累|撑不住|へとへと|ヘトヘト|しんど|限界|지쳤|지친|번아웃|녹초/iu

const kept = (text: string, label: UserEmotion, intensity: number): boolean =>
  !passing.includes(label) &&
  (label !== 'tired' || spent.test(text)) &&
  intensity >= (mild.includes(label) ? force : leastIntensity)

/** The longest a clause is that names a feeling and nobody who has it, in letters or in words. */
const bareLength: Readonly<Record<Language, number>> = {
  zh: 10,
  ja: 14,
  ko: 18,
  en: 6,
  fr: 6,
  de: 7,
  es: 6,
  pt: 6,
}
/** What is well or ill by itself: "happy birthday", "das ist traurig". */
const impersonal =
  /\b(?:happy (?:birthday|new|holidays)|merry|nice|great|good|cool|funny|congrat\w*|that'?s|it'?s|this|what a|how|poor|sounds?|thanks?|c'est|ça|quelle?|bon|bonne|joyeux|das|ist|es|macht|schön\p{L}*|danke|frohe\p{L}*|eso|esto|qué|feliz (?:cumple|navidad|año|aniversário|natal|ano)|gracias|isso|que (?:legal|bom|pena|triste)|valeu|obrigad\w*|love|please)\b|真(?:好|棒|可爱)|生日快乐|谢|可爱|あり(?:がと|がたい)|おめでと|かわいい|생일|축하|고마/u
/** Not to believe one's luck, or one's ears, names no feeling yet. */
const disbelief =
  /信じられ|不敢(?:相)?信|안 ?믿|믿기지|\b(?:can't|cannot|couldn't) (?:even )?believe|crois (?:toujours )?pas|glauben|(?:no|ni) me lo (?:puedo )?cre|não acredito/u

/** Asks for something to be told or done. */
const request =
  /(?:して|教えて|聞かせて|ちょうだい|ください|くれ)[よねー!！]*$|(?:해 ?줘|주세요|알려 ?줘|얘기해)\S{0,2}$|^(?:再|给我|帮我|来)|^(?:tell|give|show|raconte|dis|erzähl|gib|cuéntame|dime|me conta|conta)\b/u
const laughs = /(?:k{3,}|(?:ha){2,}h?|(?:ja){2,}|(?:rs){2,}|lol|mdr+|xd|哈{2,}|[ㅋㅎ]{2,}|w{2,})/gu
const signs = /\p{Extended_Pictographic}/gu

/**
 * A clause that tells a feeling and leaves out whose: "so relieved", 太开心了, "bin total fertig".
 *
 * @param tells whether it ends what was told: then a lighter word will do
 */
function bareFeeling(clause: Span, pack: Pack, tells = false): boolean {
  const { language } = pack
  const read = asRead(clause.text, pack).replaceAll(laughs, ' ').trim()
  // A sign alone names no feeling of a clause that tells something else.
  const { label, intensity } = feelingOf(clause.text.replaceAll(signs, ''), pack)
  if (distress.test(read)) return tellsOfSelf(read, language)
  if (
    !kept(clause.text, label, intensity) ||
    (!tells && intensity < force && !heavy.includes(label))
  )
    return false
  const spaced = !['zh', 'ja', 'ko'].includes(language)
  if (request.test(read) || disbelief.test(read)) return false
  const length = spaced ? read.split(/\s+/).length : [...read].length
  if (asks(clause, pack)) return false
  const own = firstPerson[language].test(read) && tellsOfSelf(read, language)
  return (
    own ||
    (length > (spaced ? 1 : 2) &&
      length <= bareLength[language] &&
      !impersonal.test(read) &&
      tellsOfSelf(read, language))
  )
}

/** Not to be able to go on is a feeling, in whatever words it is told. */
const distress =
  /(?:撑|坚持|熬|扛|顶)不(?:下去|住)了?|快崩溃|\b(?:can't (?:take|do|handle) (?:it|this)|at (?:my|the) (?:limit|breaking point)|how much (?:longer|more) i can)\b|やってられない|もう(?:無理|限界)|(?:못|더는 못) ?(?:버티|견디)|combien de temps je vais tenir|je (?:n'en|ne|n') ?(?:peux|tiens) plus|wie lang\p{L}* ich .{0,12}(?:pack|aushalt|schaff|durchhalt)|(?:halte|kann) .{0,12}nicht mehr (?:aus|durch)$|cuánto más voy a (?:aguantar|poder)|no (?:aguanto|doy) más|não aguento mais|até quando (?:eu )?(?:vou )?aguent/u

/** The feeling of a text, with distress where no word of feeling stands. */
function feelingOf(text: string, pack: Pack): { label: UserEmotion; intensity: number } {
  const read = readEmotion(text, pack.language)
  if (read.label !== 'neutral' || !distress.test(asRead(text, pack))) return read
  return { label: 'stress', intensity: force }
}

/** The strongest feeling that a message names as the user's own. */
export function readFeelings(
  sentences: readonly Sentence[],
  already: readonly Candidate[],
  pack: Pack,
  today: Day,
): Candidate[] {
  const felt = sentences.flatMap((sentence) => {
    const { label, intensity } = feelingOf(sentence.text, pack)
    const { language } = pack
    const read = asRead(sentence.text, pack)
    if (
      sentence.marked ||
      !kept(sentence.text, label, intensity) ||
      lifePatterns[language].unreal.test(sentence.text.toLowerCase()) ||
      isInvented(read, language) ||
      request.test(read) ||
      disbelief.test(read)
    )
      return []
    const text = besideTold(sentence.text, already, pack)
    if (text === null) return []
    const parts =
      text === sentence.text ? sentence.clauses : [{ text, folded: foldText(text, pack.text) }]
    const own =
      (speaksOfSelf(sentence, pack) && !asks(sentence, pack)) ||
      parts.some((part, at) => bareFeeling(part, pack, at > 0))
    return own ? [{ text, label, intensity }] : []
  })
  const [strongest] = felt.toSorted((a, b) => b.intensity - a.intensity)
  if (strongest === undefined) return []
  const { text, label, intensity } = strongest
  const sign = valenceOf(label) === 'bad' ? -1 : 1
  return [
    {
      type: 'emotion',
      scope: 'companion',
      slot: `emotion:${today}:${label}`,
      value: label,
      content: cut(text),
      importance: Math.min(8, emotionImportance + Math.round(intensity * 3)),
      emotionalWeight: Math.round(sign * intensity * 100) / 100,
      contextTags: [label],
      confidence: 0.6,
      day: today,
      language: pack.language,
    },
  ]
}
