export const importLimits = {
  /** Of a whole file, in bytes. */
  fileBytes: 200 * 1024 * 1024,
  /** A file is sent in pieces of this size; only the last one is smaller. */
  pieceBytes: 2 * 1024 * 1024,
  /** Talks of a file that one can choose from. */
  talks: 500,
  /** Messages that come over at once, and characters of those that are told of at once. */
  page: 200,
  toldChars: 100_000,
  /** Files of an account that are being read or wait for a choice. */
  open: 3,
  /** A file that nobody goes on with is forgotten after so many days. */
  keptDays: 1,
} as const
