export const authLimits = {
  username: 40,
  email: 254,
  passwordMin: 8,
  passwordMax: 200,
  sessionDays: 30,
  /** Of one account at the same time; beyond, those unused for longest end. */
  sessionsPerUser: 50,
  /** A session that nobody used for so long is over. */
  idleDays: 14,
  /**
   * Failed sign-ins before a pause: of one account by everybody it does not know, and by each device
   * and network it knows; and of one address.
   */
  loginFailures: { perAccount: 10, perAddress: 50, windowSeconds: 900 },
  /** How long a link holds that was sent by mail. */
  linkMinutes: {
    'reset-password': 60,
    'verify-email': 24 * 60,
    'confirm-registration': 24 * 60,
    'confirm-new-email': 24 * 60,
    'email-changed': 72 * 60,
  },
  /** Mails that one address gets in an hour because somebody asked for them. */
  mailsPerHour: 5,
  /** How fresh a sign-in must be for what changes who gets into the account. */
  freshMinutes: 10,
  recoveryCodes: 10,
  /** How long a way to a provider and back, and what is asked after it, holds. */
  returnMinutes: 15,
  securityEventDays: 180,
} as const

export const passkeyLimits = {
  /** Of one account. */
  perUser: 20,
  name: 60,
  /** How long a challenge waits for its answer; each takes one answer. */
  challengeSeconds: 300,
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

/**
 * The HttpOnly cookie that carries the session token beside the bearer header. Over https no other host
 * of the domain can set one of this name.
 */
export const sessionCookieName = (https: boolean) =>
  https ? '__Host-lumen_session' : 'lumen_session'

/** The HttpOnly cookie of a guest, which opens nothing but their talk. */
export const guestCookieName = (https: boolean) => (https ? '__Host-lumen_guest' : 'lumen_guest')

/** The HttpOnly cookie by which an account knows a device again on which it was signed in. */
export const deviceCookieName = (https: boolean) => (https ? '__Host-lumen_device' : 'lumen_device')
/** The HttpOnly cookie by which a way to a provider and back is known to be this browser's. */
export const returnCookieName = (https: boolean) =>
  https ? '__Host-lumen_sign_in' : 'lumen_sign_in'
/** How the gateway hands its value to service auth. */
export const returnHeader = 'x-lumen-sign-in'
/** Where providers send people back to: a page, at the path of the provider. */
export const providerReturnPath = '/auth/return'
/** How the gateway hands its value to service auth. */
export const deviceHeader = 'x-lumen-device'
