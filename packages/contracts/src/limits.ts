/** Limits that hold on every route and socket. */
export const limits = {
  bodyBytes: 64 * 1024,
  /** How long the answer of an operation may take to begin when it does not say. */
  answerMs: 15_000,
  /** How long a file may take to arrive from a slow phone. */
  uploadMs: 180_000,
  /** Bytes of a form beside its file. */
  formBytes: 64 * 1024,
  /** Operations without a limit of their own, per user or address and minute. */
  defaultRate: { max: 300, windowSeconds: 60 },
  /** Connections of a gateway to one service, and requests that are under way or wait for one of them. */
  upstreamConnections: 64,
  upstreamRequests: 512,
  /** Requests that one process works on at a time; further ones are told to come again. */
  requestsAtOnce: 1_000,
  frameBytes: 64 * 1024,
  /** Frames a socket may send in `frameWindowSeconds`; the rest are answered `rate_limited`. */
  framesPerWindow: 40,
  frameWindowSeconds: 2,
  socketAuthSeconds: 10,
  /** Sockets of one user on one gateway; a further one is refused. */
  socketsPerUser: 32,
  /** Sockets on one gateway that have not said yet whose they are; the oldest makes room. */
  socketsWaiting: { perAddress: 64, ofAll: 4_000 },
  /** Tokens that belong to no session, per address; further ones are told to wait. */
  unknownTokens: { max: 60, windowSeconds: 60 },
} as const
