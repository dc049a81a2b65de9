import { setTimeout as sleep } from 'node:timers/promises'
import type { ReplyStage } from '@lumen/contracts/chat/reply-stage'
import type { Box } from '@lumen/database/sealing'
import type { Logger } from '@lumen/runtime/logger'
import { repeat } from '@lumen/runtime/repeat'
import { checkpointRuns, sealRunText, type Checkpoint, type StartedRun } from '../store/replies.ts'
import type { ChatTables } from '../store/tables.ts'
import type { Kysely } from 'kysely'
import type { DeltaSender } from './delta-sender.ts'
import { createRunningReply, type RunningReply } from './running-reply.ts'

export type LiveRepliesOptions = {
  db: Kysely<ChatTables>
  log: Logger
  sender: DeltaSender
  tellStage: (run: StartedRun, stage: ReplyStage) => void
  leaseMs: number
  checkpointMs: number
}

/** The replies this process runs. */
export type LiveReplies = {
  /** Runs `work` for a reply whose row was started just now; it must end the row itself. */
  start(run: StartedRun, box: Box, text: string, work: (reply: RunningReply) => Promise<void>): void
  find(messageId: string): RunningReply | undefined
  /** Cuts a reply short and waits until its row has ended; false when it does not run here. */
  stop(messageId: string): Promise<boolean>
  count(): number
  accepting(): boolean
  /** Takes no new replies, lets the running ones end for `graceMs`, then interrupts them. */
  close(graceMs: number): Promise<void>
}

type Entry = {
  reply: RunningReply
  box: Box
  done: Promise<void>
  /** By this process's own steady clock, the moment until which its lease certainly holds. */
  leasedUntil: number
  /** The text last sealed, so that a pause in the reply costs no sealing. */
  sealed: { length: number; bytes: Buffer } | null
}

/**
 * Holds the running replies and writes them to their rows each second, all in one statement. A row
 * that is not held any more means that another process ended the reply: it is dropped here.
 */
export function createLiveReplies(options: LiveRepliesOptions): LiveReplies {
  const { db, log, sender, tellStage, leaseMs, checkpointMs } = options
  const entries = new Map<string, Entry>()
  let accepting = true

  const checkpointOf = (entry: Entry): Checkpoint => {
    const { run } = entry.reply
    const text = entry.reply.text()
    if (entry.sealed === null || entry.sealed.length !== text.length) {
      entry.sealed = {
        length: text.length,
        bytes: sealRunText(entry.box, run.messageId, text),
      }
    }
    const { provider = null, model = null } = entry.reply.metadata()
    return {
      messageId: run.messageId,
      fence: run.fence,
      text: entry.sealed.bytes,
      provider,
      model,
    }
  }

  const checkpoint = async (): Promise<void> => {
    const held = [...entries.values()]
    if (held.length === 0) return
    const begun = performance.now()
    const kept = await checkpointRuns(db, held.map(checkpointOf), leaseMs)
    for (const entry of held) {
      const { reply } = entry
      const { messageId, fence } = reply.run
      if (kept.has(messageId)) {
        entry.leasedUntil = begun + leaseMs
        continue
      }
      if (reply.finished() || !entries.has(messageId)) continue
      log.warn({ messageId, fence }, 'a running reply was ended by another process')
      reply.cut('lost')
    }
  }

  const beats = repeat({
    every: checkpointMs,
    label: 'the checkpoint of running replies',
    log,
    work: checkpoint,
  })

  return {
    start(run, box, text, work) {
      const reply = createRunningReply({
        run,
        text,
        sender,
        mayPublish: () => performance.now() < entry.leasedUntil,
        publishStage: (stage) => tellStage(run, stage),
      })
      const entry: Entry = {
        reply,
        box,
        done: Promise.resolve(),
        leasedUntil: run.leasedUntil,
        sealed: null,
      }
      entries.set(run.messageId, entry)
      entry.done = work(reply)
        .catch((error: unknown) =>
          log.error({ err: error, messageId: run.messageId }, 'a reply was left to its lease'),
        )
        .finally(() => {
          if (entries.get(run.messageId) === entry) entries.delete(run.messageId)
        })
    },
    find: (messageId) => entries.get(messageId)?.reply,
    async stop(messageId) {
      const entry = entries.get(messageId)
      if (entry === undefined) return false
      entry.reply.cut('stopped')
      await entry.done
      return true
    },
    count: () => entries.size,
    accepting: () => accepting,
    async close(graceMs) {
      accepting = false
      const all = () => Promise.all([...entries.values()].map((entry) => entry.done))
      const over = new AbortController()
      await Promise.race([
        all(),
        sleep(graceMs, undefined, { signal: over.signal }).catch(() => undefined),
      ])
      over.abort()
      for (const { reply } of entries.values()) reply.cut('closing')
      await all()
      await beats.close()
    },
  }
}
