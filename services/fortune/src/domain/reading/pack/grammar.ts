/** How sentences and lists are put together. The rest of the grammar lives in forms of names. */
export type Grammar = {
  /** Stands between two sentences. */
  readonly glue: '' | ' '
  /** Between the items of a list, and before its last. */
  readonly list: readonly [between: string, last: string]
  /**
   * Mends a line after its slots are filled: Korean particles (은(는)), French elision (de + le,
   * que + elle), Portuguese and Spanish contractions, capitals at the beginning of a sentence.
   * Identity where names fit as they are.
   */
  readonly finish: (text: string) => string
}
