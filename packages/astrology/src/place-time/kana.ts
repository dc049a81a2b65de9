const rows: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  g: 'がぎぐげご',
  s: 'さしすせそ',
  z: 'ざじずぜぞ',
  t: 'たちつてと',
  d: 'だぢづでど',
  n: 'なにぬねの',
  h: 'はひふへほ',
  b: 'ばびぶべぼ',
  p: 'ぱぴぷぺぽ',
  m: 'まみむめも',
  y: 'や　ゆ　よ',
  r: 'らりるれろ',
  w: 'わ　　　を',
}
const irregular: Readonly<Record<string, string>> = {
  し: 'shi',
  ち: 'chi',
  つ: 'tsu',
  ふ: 'fu',
  じ: 'ji',
  ぢ: 'ji',
  づ: 'zu',
  を: 'o',
  ん: 'n',
}
const syllables = new Map<string, string>([
  ...Object.entries(rows).flatMap(([consonant, row]) =>
    [...row].map((kana, at): [string, string] => [kana, consonant + 'aiueo'[at]!]),
  ),
  ...Object.entries(irregular),
])
const small: Readonly<Record<string, string>> = { ゃ: 'a', ゅ: 'u', ょ: 'o' }

/**
 * A name in kana by Hepburn, without marks of length, as maps write Japanese towns: とうきょう is
 * tokyo. Undefined when the text holds anything else.
 */
export function romaji(text: string): string | undefined {
  const hiragana = [...text.normalize('NFKC')].map((kana) =>
    /[ァ-ヶ]/u.test(kana) ? String.fromCodePoint(kana.codePointAt(0)! - 0x60) : kana,
  )
  let latin = ''
  let doubled = false
  for (const kana of hiragana) {
    const glide = small[kana]
    const syllable = syllables.get(kana)
    if (kana === 'ー') continue
    if (kana === 'っ') doubled = true
    else if (glide !== undefined && latin.endsWith('i'))
      latin = latin.slice(0, -1) + (/(?:sh|ch|j)i$/.test(latin) ? '' : 'y') + glide
    else if (syllable !== undefined) {
      latin += (doubled ? (syllable.startsWith('ch') ? 't' : syllable[0]!) : '') + syllable
      doubled = false
    } else return undefined
  }
  return latin.replaceAll(/o[ou]/g, 'o').replaceAll('uu', 'u') || undefined
}
