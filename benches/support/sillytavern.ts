import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@lumen/provision/free-port'
import { npmCommand } from '@lumen/provision/npm-command'
import { lastLinesOf, runCommand } from '@lumen/provision/run-command'
import { createListener, lineAt, type Talker } from './talkers.ts'

/** SillyTavern, which many who talk with companions run at home. It relays a provider and keeps talks. */
export const peerName = 'SillyTavern'
const version = '1.19.0'

const cacheDir = resolve(import.meta.dirname, '../../.data/bench')
const installLimitMs = 5 * 60_000
const startLimitMs = 180_000
const answerLimitMs = 60_000

/**
 * Installs it, once, into a folder of the benches: it is no dependency of anything here.
 * @returns the folder
 * @throws Error that says why it is not there
 */
export async function installPeer(): Promise<string> {
  const folder = join(cacheDir, `sillytavern-${version}`)
  if (existsSync(folder)) return folder
  const draft = `${folder}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  const dependencies = { sillytavern: version }
  await writeFile(join(draft, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const [command, args] = npmCommand([
    'install',
    // Nothing of it runs before it is started.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ])
  const result = await runCommand(command, args, { cwd: draft, limitMs: installLimitMs })
  if (result.code !== 0) {
    await rm(draft, { recursive: true, force: true })
    throw new Error(`${peerName} could not be installed: ${lastLinesOf(result, 3)}`)
  }
  await rename(draft, folder)
  return folder
}

export type Peer = {
  pid: number
  /** A new talk, which its page would show. */
  open(): Promise<Talker>
  stop(): Promise<void>
}

/** Starts it as it is configured when it comes, with empty data, for a provider that speaks OpenAI’s protocol. */
export async function startPeer(folder: string, providerUrl: string): Promise<Peer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lumen-peer-'))
  const port = await freePort()
  const options = {
    port,
    configPath: join(dataDir, 'config.yaml'),
    dataRoot: join(dataDir, 'data'),
    listen: false,
    browserLaunchEnabled: false,
  }
  const child = spawn(
    process.execPath,
    ['server.js', ...Object.entries(options).map(([name, value]) => `--${name}=${value}`)],
    {
      cwd: join(folder, 'node_modules', 'sillytavern'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const ended = once(child, 'exit')
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const stop = async () => {
    process.off('exit', kill)
    kill()
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    const began = performance.now()
    for (;;) {
      const page = await openPage(url).catch(() => null)
      if (page !== null) {
        let talks = 0
        const open = async () => openTalk(page, `talk ${(talks += 1)}`, providerUrl)
        return { pid: child.pid!, open, stop }
      }
      if (child.exitCode !== null) throw new Error(`${peerName} ended; why stands above`)
      if (performance.now() - began > startLimitMs) throw new Error(`${peerName} does not start`)
      await sleep(100)
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Page = (path: string, body: object) => Promise<Response>

/** What its page holds once it is open: a session, and the token without which nothing is taken. */
async function openPage(url: string): Promise<Page> {
  const answer = await fetch(`${url}/csrf-token`, { signal: AbortSignal.timeout(answerLimitMs) })
  const { token } = (await answer.json()) as { token: string }
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const headers = {
    'content-type': 'application/json',
    'x-csrf-token': token,
    cookie: cookies.join('; '),
  }
  return async (path, body) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    })
    if (!response.ok)
      throw new Error(`${peerName}, ${path}: ${response.status} ${await response.text()}`)
    return response
  }
}

const companion = 'Luna'
const rules = `Write ${companion}'s next reply in a fictional chat between ${companion} and User.`

/**
 * One talk as its page leads it: the whole talk is saved with what is said, then sent to be answered, and
 * saved with the answer. What the page asks besides (tokens to be counted, settings to be saved) is left out.
 */
function openTalk(ask: Page, file: string, providerUrl: string): Talker {
  const said: { name: string; is_user: boolean; send_date: string; mes: string; extra: object }[] =
    []
  const add = async (isUser: boolean, mes: string) => {
    const name = isUser ? 'User' : companion
    const send_date = new Date().toISOString()
    said.push({ name, is_user: isUser, send_date, mes, extra: {} })
    const header = { chat_metadata: {}, user_name: 'unused', character_name: 'unused' }
    await ask('/api/chats/save', {
      ch_name: companion,
      file_name: file,
      chat: [header, ...said],
      avatar_url: `${companion}.png`,
      force: false,
    }).then((saved) => saved.text())
  }
  const generate = async (hear: (delta: string) => void): Promise<string> => {
    const { body } = await ask('/api/backends/chat-completions/generate', {
      messages: [
        { role: 'system', content: rules },
        ...said.map(({ is_user, mes }) => ({
          role: is_user ? 'user' : 'assistant',
          content: mes,
        })),
      ],
      model: 'bench',
      temperature: 1,
      max_tokens: 300,
      stream: true,
      chat_completion_source: 'custom',
      custom_url: providerUrl,
    })
    let reply = ''
    for await (const delta of deltasOf(body!)) {
      reply += delta
      hear(delta)
    }
    return reply
  }
  let lines = 0
  return {
    async hear(meter) {
      const listener = createListener(meter)
      await add(true, lineAt((lines += 1)))
      const reply = await generate((delta) => listener.hear(delta))
      if (reply === '') throw new Error(`${peerName} relays nothing`)
      await add(false, reply)
      meter.end()
      return listener.heard
    },
    close() {},
  }
}

/** The words in a stream of server-sent events, as OpenAI’s protocol has them. */
async function* deltasOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let waiting = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (waiting + text).split('\n')
    waiting = lines.pop() ?? ''
    for (const line of lines) {
      if (!line.startsWith('data: {')) continue
      const chunk = JSON.parse(line.slice('data: '.length)) as {
        choices?: { delta?: { content?: string } }[]
      }
      yield chunk.choices?.[0]?.delta?.content ?? ''
    }
  }
}
