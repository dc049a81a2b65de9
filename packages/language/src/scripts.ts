/** Scripts as parts of a character class: `new RegExp(`[${hanAndKana}]`, 'u')`. */
export const hanAndKana = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`
export const eastAsian = String.raw`${hanAndKana}\p{Script=Hangul}`

/** Words with a character of these scripts are not parted by spaces, or carry particles (Korean). */
export const hasEastAsian = (text: string): boolean => eastAsianLetter.test(text)
const eastAsianLetter = new RegExp(`[${eastAsian}]`, 'u')
