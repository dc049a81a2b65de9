import type { Device } from '@lumen/contracts/auth/notifications'

/** Who comes, before anybody knows which account they mean. */
export type Visitor = {
  address: string
  /** Keyed hash of the network of the address. */
  network: string
  /** What the browser says it is. */
  device: Device
  /** The value of the device cookie: theirs, or a new one. */
  deviceToken: string
  /** Its SHA-256, which accounts remember; null when it is new. */
  deviceHash: string | null
}
