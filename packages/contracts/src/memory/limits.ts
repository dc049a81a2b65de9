/** Limits of memories and of what a reply recalls. */
export const memoryLimits = {
  contentLength: 4_000,
  tag: 40,
  tags: 12,
  connections: 50,
  sourceMessages: 200,
  /** Memories in one page, and in one page unless asked for more or fewer. */
  pageSize: 200,
  pageSizeDefault: 100,
  searchLength: 400,
  /** What was said: words that are looked for, messages found at once, and how much of each is shown. */
  saidWords: 120,
  saidFound: 20,
  saidExcerpt: 140,
  /** Memories changed together. */
  bulk: 100,
  /** New memories that one live frame shows, and how much of each. */
  createdShown: 20,
  excerptLength: 80,
  /** A deleted memory can be brought back for this long. */
  undoDays: 30,
  /** Turns of a conversation that may be asked with. */
  recallTurns: 12,
  recallTurnLength: 20_000,
  /** Messages that the prompt shows anyway and that are therefore not recalled. */
  recallShownMessages: 400,
  recallTokens: { min: 0, max: 20_000 },
  /** Tokens that a question is looked up by, and clauses found for it. */
  questionTokens: 200,
  clausesFound: 60,
} as const
