import { setTimeout as sleep } from 'node:timers/promises'
import { ModelFault, OwnModels, type ModelFaultCode } from '@lumen/contracts/models/own-models'
import { AppError } from '@lumen/http/app-error'
import type { Closer } from '@lumen/runtime/lifecycle'
import type { Logger } from '@lumen/runtime/logger'
import { Value } from 'typebox/value'

/** Who runs the models of this machine, beside the services: `npm start`. */
export type ModelHost = {
  /** What it last said; null: nobody runs models here, or it is not there. */
  current(): OwnModels | null
  /** Told of each change until everything is closed. */
  onChange(listener: () => void): void
  /** @throws AppError saying why not, for administrators */
  ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<OwnModels>
}

export type HostAccess = { url: string; key: string }

const answerMs = 8_000
/** It answers a question for news after 20 s at the latest. */
const newsMs = 30_000
const againMs = 1_000

const appCodes: Partial<Record<ModelFaultCode, 'not_found' | 'conflict' | 'storage_full'>> = {
  unknown_model: 'not_found',
  busy: 'conflict',
  disk_full: 'storage_full',
}

/** An installation that runs no models: in containers, on several machines. */
const nobody: ModelHost = {
  current: () => null,
  onChange: () => {},
  ask: () =>
    Promise.reject(new AppError('unavailable', 'This installation does not run models itself')),
}

/** Follows a host until everything is closed; each change is told within moments. */
export function openModelHost(
  access: HostAccess | null,
  { log, closer }: { log: Logger; closer: Closer },
): ModelHost {
  if (access === null) return nobody
  const closing = new AbortController()
  const listeners: (() => void)[] = []
  let current: OwnModels | null = null

  const call = async (method: string, path: string, limitMs: number, body?: object) => {
    const response = await fetch(access.url + path, {
      method,
      redirect: 'error',
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(limitMs)]),
      headers: {
        authorization: `Bearer ${access.key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (!response.ok) throw refusal(answer)
    return Value.Parse(OwnModels, answer)
  }
  const take = (next: OwnModels | null) => {
    const changed = next?.revision !== current?.revision
    current = next
    if (changed) for (const listener of listeners) listener()
  }
  const follow = async () => {
    let told = false
    while (!closing.signal.aborted) {
      try {
        const since = current === null ? '' : `?since=${current.revision}`
        take(await call('GET', `/models${since}`, newsMs))
        told = false
      } catch (error) {
        if (closing.signal.aborted) return
        if (!told) log.error({ err: error }, 'the host of models does not answer')
        told = true
        take(null)
        await sleep(againMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  const following = follow()
  closer.add('model host', async () => {
    closing.abort()
    await following
  })
  return {
    current: () => current,
    onChange(listener) {
      listeners.push(listener)
    },
    async ask(method, path, body) {
      try {
        return await call(method, path, answerMs, body)
      } catch (error) {
        if (error instanceof AppError) throw error
        throw new AppError('unavailable', 'What runs models on this machine does not answer', {
          cause: error,
          retryAfter: 5,
        })
      }
    },
  }
}

/** What the host says of why not, in our words; clients translate by its `reason`. */
function refusal(answer: unknown): Error {
  if (!Value.Check(ModelFault, answer)) return new Error('the host refused without a reason')
  return new AppError(appCodes[answer.code] ?? 'unavailable', answer.message, {
    details: [{ path: 'reason', message: answer.code }],
  })
}
