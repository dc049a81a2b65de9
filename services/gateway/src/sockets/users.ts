import { subjects } from '@lumen/contracts/bus'
import type { AccountFrame, NotificationFrame } from '@lumen/contracts/auth/bus'
import type { WalletFrame } from '@lumen/contracts/billing/bus'
import type { LiveFrame } from '@lumen/contracts/chat/bus'
import type { MediaFrame } from '@lumen/contracts/media/live'
import type { MemoryFrame } from '@lumen/contracts/memory/live'
import type { ServerFrame } from '@lumen/contracts/frames'
import type { Listening } from '@lumen/bus/broadcasts'
import type { Bus } from '@lumen/bus/connect'
import type { Connection } from './connection.ts'

/** What services tell about one user. */
export type UserFrame =
  | AccountFrame
  | LiveFrame
  | NotificationFrame
  | MemoryFrame
  | MediaFrame
  | WalletFrame

type Presence = { connections: Set<Connection>; listening: Listening }

/** Which users have sockets here, and their live frames from the bus while they do. */
export type ConnectedUsers = {
  add(userId: string, connection: Connection): void
  remove(userId: string, connection: Connection): void
  of(userId: string): ReadonlySet<Connection>
  all(): Iterable<Connection>
  send(userId: string, frame: ServerFrame): void
}

const nobody: ReadonlySet<Connection> = new Set()

export function createConnectedUsers(
  bus: Bus,
  onLiveFrame: (userId: string, frame: UserFrame) => void,
): ConnectedUsers {
  const users = new Map<string, Presence>()
  return {
    add(userId, connection) {
      let presence = users.get(userId)
      if (presence === undefined) {
        const listening = bus.listen(subjects.liveUser(userId), (frame) =>
          onLiveFrame(userId, frame as UserFrame),
        )
        presence = { connections: new Set(), listening }
        users.set(userId, presence)
      }
      presence.connections.add(connection)
    },
    remove(userId, connection) {
      const presence = users.get(userId)
      if (presence === undefined) return
      presence.connections.delete(connection)
      if (presence.connections.size > 0) return
      presence.listening.stop()
      users.delete(userId)
    },
    of: (userId) => users.get(userId)?.connections ?? nobody,
    *all() {
      for (const presence of users.values()) yield* presence.connections
    },
    send(userId, frame) {
      for (const connection of users.get(userId)?.connections ?? nobody) connection.send(frame)
    },
  }
}
