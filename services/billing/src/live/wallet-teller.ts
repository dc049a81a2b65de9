import type { WalletFrame } from '@lumen/contracts/billing/bus'

export type WalletTeller = {
  /** Tells the devices of a user that the wallet is at this version, or a later one by then. */
  tell(userId: string, version: number): void
  close(): void
}

/** Who was just told waits so long for the next word. */
const pauseMs = 1_000

/**
 * Tells devices of wallets: at once, then at most once in `pauseMs` for each user, with the last
 * version. Many who spend at once are many frames for nobody.
 */
export function createWalletTeller(
  send: (userId: string, frame: WalletFrame) => void,
): WalletTeller {
  const paused = new Map<string, { timer: NodeJS.Timeout; waiting: number | null }>()
  const sendNow = (userId: string, version: number) => {
    send(userId, { kind: 'wallet-changed', version })
    const timer = setTimeout(() => {
      const waiting = paused.get(userId)?.waiting ?? null
      paused.delete(userId)
      if (waiting !== null) sendNow(userId, waiting)
    }, pauseMs)
    timer.unref()
    paused.set(userId, { timer, waiting: null })
  }
  return {
    tell(userId, version) {
      const pause = paused.get(userId)
      if (pause === undefined) sendNow(userId, version)
      else pause.waiting = Math.max(pause.waiting ?? 0, version)
    },
    close() {
      for (const [userId, { timer, waiting }] of paused) {
        clearTimeout(timer)
        if (waiting !== null) send(userId, { kind: 'wallet-changed', version: waiting })
      }
      paused.clear()
    },
  }
}
