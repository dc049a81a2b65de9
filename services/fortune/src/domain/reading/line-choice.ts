/**
 * Twelve choices of one line out of two. Any two of these 128 words differ in four places or more:
 * they are those whose ones are even in number and whose places cancel out by XOR (an extended
 * Hamming code, shortened).
 */
const words: readonly number[] = Array.from({ length: 4096 }, (_, word) => word).filter((word) => {
  let places = 0
  let ones = 0
  for (let place = 0; place < 12; place++)
    if ((word >> place) & 1) {
      places ^= place
      ones++
    }
  return ones % 2 === 0 && places === 0
})

/** The twenty ways of choosing three out of six. */
const threes: readonly number[] = Array.from({ length: 64 }, (_, word) => word).filter(
  (word) => [0, 1, 2, 3, 4, 5].filter((place) => (word >> place) & 1).length === 3,
)

/** Which lines the area at a place, 0 to 5, takes. */
export type LineChoice = {
  /** 0 or 1: its line of the ten god. */
  readonly god: 0 | 1
  /** Its second line, of the relation or of the branch’s ten god. */
  readonly second: 0 | 1
  /** Whether the second line tells the relation; so it is in three areas of six. */
  readonly relation: boolean
}

/**
 * Lines for a text that shares its ten god and relation with others: two texts whose numbers differ
 * (by other than 640) never agree in all of them. @param number a whole number of the text
 */
export function lineChoice(number: number, place: number): LineChoice {
  const at = ((number % 640) + 640) % 640
  const word = words[at % words.length]!
  const three = threes[at % threes.length]!
  return {
    god: ((word >> place) & 1) as 0 | 1,
    second: ((word >> (place + 6)) & 1) as 0 | 1,
    relation: ((three >> place) & 1) === 1,
  }
}
