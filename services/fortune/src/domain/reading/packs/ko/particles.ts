type Ending = 'none' | 'rieul' | 'other'

/** How the names of the digits end when read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const digitEndings: readonly Ending[] = [
  'other',
  'rieul',
  'none',
  'other',
  'none',
  'none',
  'other',
  'rieul',
  'rieul',
  'none',
]

/** A syllable is 0xAC00 + 28 × (initial and vowel) + final; 0 is no final, 8 is ㄹ. */
function endingOf(letter: string): Ending {
  if (/\d/.test(letter)) return digitEndings[Number(letter)]!
  const syllable = letter.charCodeAt(0) - 0xac00
  if (syllable < 0 || syllable > 11_171 || syllable % 28 === 0) return 'none'
  return syllable % 28 === 8 ? 'rieul' : 'other'
}

/** Both forms of a particle: [after a final consonant, after a vowel]. */
const forms: Readonly<Record<string, readonly [closed: string, open: string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '와(과)': ['과', '와'],
  '(이)에요': ['이에요', '예요'],
  '(이)죠': ['이죠', '죠'],
  '(이)라': ['이라', '라'],
  '(이)고': ['이고', '고'],
}

const particle =
  /([가-힣\d])([”’」』)]*)(은\(는\)|이\(가\)|을\(를\)|와\(과\)|\(이\)에요|\(이\)죠|\(이\)라|\(이\)고|\(으\)로)/g

/** Chooses the particle that fits the sound before it: 달은(는) is 달은, 금성(으)로 is 금성으로. */
export const mendParticles = (text: string): string =>
  text.replace(particle, (_, letter: string, quotes: string, written: string) => {
    const ending = endingOf(letter)
    if (written === '(으)로') return `${letter}${quotes}${ending === 'other' ? '으로' : '로'}`
    const [closed, open] = forms[written]!
    return `${letter}${quotes}${ending === 'none' ? open : closed}`
  })
