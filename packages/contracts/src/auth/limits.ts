export const authLimits = {
  username: 40,
  email: 254,
  passwordMin: 8,
  passwordMax: 200,
  minimumAge: 13,
  sessionDays: 30,
  /** Of one account at the same time; beyond, those unused for longest end. */
  sessionsPerUser: 50,
  /** Failed sign-ins per account and per address before a pause. */
  loginFailures: { perAccount: 10, perAddress: 50, windowSeconds: 900 },
} as const

export const notificationLimits = {
  pageSize: 20,
  pageSizeMax: 100,
  endpoint: 1_000,
  pushToken: 4_096,
  /** Devices of one user that push messages go to; the one unused for longest makes room. */
  subscriptionsPerUser: 20,
  keptDays: 90,
} as const

/** The HttpOnly cookie that carries the session token beside the bearer header. */
export const sessionCookieName = 'lumen_session'
