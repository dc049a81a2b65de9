/** Constants of the ranking, checked by leaving out one conversation at a time (docs/memory.md). */
export const defaultTuning = {
  /** BM25: how soon repetition stops to count, and how much length counts. */
  k1: 1.0,
  b: 0.7,
  /** Shares of a neighbour's score that a turn gets. */
  fromPrevious: 0.2,
  fromNext: 0.2,
  fromSecond: 0.1,
  /** A turn after a question is its answer. */
  fromQuestion: 0.6,
  /** What was said before such a question says what it is about. */
  beforeQuestion: 0.6,
  /** Share of the whole session's score. */
  fromSession: 0.4,
  /** Naming who takes part in the talk: mostly it is how they call each other. */
  calledByName: 0.1,
  /** A turn by whom the question names; a turn that is itself a question. */
  bySpeaker: 1.8,
  isQuestion: 0.9,
  /** What names a time, when the question asks for one. */
  namesTime: 1.2,
  /** What happened at a time the question names: on the day, near it, in its part or month. */
  onDay: 4,
  nearDay: 2,
  inPart: 3,
  inMonth: 2,
  inYear: 0.3,
  /** Share of the best score by words that the best by meaning gets. */
  meaning: 0.6,
  /** Share of the best score for all that happened on a day the question names, or at first. */
  dayBase: 0.15,
  firstBase: 0.6,
  /** What a memory is worth by itself, each at most. */
  importance: 0.1,
  emotion: 0.05,
  recency: 0.1,
}
export type Tuning = typeof defaultTuning
