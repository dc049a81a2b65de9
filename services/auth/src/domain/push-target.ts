/** Where a push message goes. */
export type PushTarget =
  | { kind: 'web'; endpoint: string; keys: { p256dh: string; auth: string } }
  | { kind: 'android' | 'ios'; token: string }
