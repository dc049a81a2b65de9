/** Why a password is refused that is long enough. */
export type Weakness = 'blank' | 'common' | 'personal'

/** A word of the person’s own that is shorter says little about a password. */
const shortestPersonal = 4

/** Names of the product, which whoever guesses at its passwords tries first. */
const productWords = ['lumen', '忆晶', 'lumencompanion', 'mylumen', 'lumenadmin']

/** Letters of digits and signs that stand for them: `p4$$w0rd` is `password`. */
const letterOf: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const spelled = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => letterOf[sign] ?? sign)
/** Without what is put behind a word to please a form: `password1!`. */
const bare = (text: string) => text.replace(/[^\p{L}]+$/u, '')

/**
 * What makes a password one that others would try first; null when nothing does.
 * @param isCommon whether a text in lower case is in the list of passwords that were seen in leaks
 * @param personal the address and name of whoever has it
 */
export function weaknessOf(
  password: string,
  personal: readonly string[],
  isCommon: (text: string) => boolean,
): Weakness | null {
  const text = password.normalize('NFKC').toLowerCase().trim()
  if (text === '') return 'blank'
  const unit = /^(.+?)\1+$/su.exec(text)?.[1]
  if (unit !== undefined && unit.length <= 4 && new Set(unit).size <= 2) return 'common'
  const firstTried = [text, unit ?? text]
    .flatMap((word) => [word, bare(word)])
    .flatMap((word) => [word, spelled(word)])
  if (firstTried.some((word) => productWords.includes(word) || isCommon(word))) return 'common'
  const own = personal
    .flatMap((word) => [word, word.split('@')[0] ?? ''])
    .map((word) => word.normalize('NFKC').toLowerCase().trim())
    .filter((word) => word.length >= shortestPersonal)
  return own.some((word) => bare(text) === word || text === word) ? 'personal' : null
}
