import irregularForms from '../data/irregular-english.json' with { type: 'json' }

const vowel = '[aeiouy]'
const consonants = '[^aeiou][^aeiouy]*'
const vowels = '[aeiouy][aeiou]*'
const measured = (times: string) =>
  new RegExp(`^(${consonants})?(${vowels}${consonants})${times}(${vowels})?$`)
const some = new RegExp(`^(${consonants})?${vowels}${consonants}`)
const one = measured('')
const several = new RegExp(`^(${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const holdsVowel = new RegExp(`^(${consonants})?${vowel}`)
const shortEnd = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

const longSuffixes: readonly (readonly [string, string])[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['ization', 'ize'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['biliti', 'ble'],
  ['entli', 'ent'],
  ['ousli', 'ous'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['alli', 'al'],
  ['ator', 'ate'],
  ['logi', 'log'],
  ['bli', 'ble'],
  ['eli', 'e'],
]
const middleSuffixes: readonly (readonly [string, string])[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
]
const lastSuffixes =
  /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize|(?<=[st])ion)$/

/** Irregular forms that people use when they tell of their lives, by what they are a form of. */
const irregular: Readonly<Record<string, string>> = irregularForms

/**
 * The stem of an English word, lower case (Porter's algorithm, with irregular forms first).
 * Words of one language only; others have `stemWord`.
 */
export function stemEnglish(word: string): string {
  const base = Object.hasOwn(irregular, word) ? irregular[word] : undefined
  if (base !== undefined) return base.length < 3 ? base : stemEnglish0(base)
  return word.length < 3 || /[^a-z]/.test(word) ? word : stemEnglish0(word)
}

function stemEnglish0(word: string): string {
  let stem = word
  if (stem.endsWith('sses') || stem.endsWith('ies')) stem = stem.slice(0, -2)
  else if (/[^s]s$/.test(stem)) stem = stem.slice(0, -1)
  stem = stripPast(stem)
  if (stem.endsWith('y') && holdsVowel.test(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`
  stem = replaceSuffix(stem, longSuffixes)
  stem = replaceSuffix(stem, middleSuffixes)
  const last = lastSuffixes.exec(stem)?.[1]
  if (last !== undefined && several.test(last)) stem = last
  if (stem.endsWith('e')) {
    const rest = stem.slice(0, -1)
    if (several.test(rest) || (one.test(rest) && !shortEnd.test(rest))) stem = rest
  }
  return stem.endsWith('ll') && several.test(stem) ? stem.slice(0, -1) : stem
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return some.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const rest = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (rest === undefined || !holdsVowel.test(rest)) return word
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`
  if (/([^aeiouylsz])\1$/.test(rest)) return rest.slice(0, -1)
  return shortEnd.test(rest) ? `${rest}e` : rest
}

function replaceSuffix(word: string, suffixes: readonly (readonly [string, string])[]): string {
  for (const [suffix, by] of suffixes) {
    if (!word.endsWith(suffix)) continue
    const rest = word.slice(0, -suffix.length)
    return some.test(rest) ? rest + by : word
  }
  return word
}
