import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'

const run = promisify(execFile)

/** Long enough for somebody to interrupt. */
const voiceSeconds = 90

/**
 * A provider that hears and speaks: whatever it is given to hear are the words it was told last, and
 * whatever it says takes a minute and a half.
 */
export async function startVoiceDouble(folder: string) {
  const { ffmpeg } = await mediaProgramsForTests()
  const file = join(folder, 'voice.mp3')
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=220:duration=${voiceSeconds}`]
  await run(ffmpeg.path, ['-v', 'error', ...tone, '-b:a', '32k', file], { env: { ...ffmpeg.env } })
  const voice = await readFile(file)
  let words = ''

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const hears = request.url === '/v1/audio/transcriptions'
    request.resume().once('end', () => {
      response.writeHead(200, { 'content-type': hears ? 'application/json' : 'audio/mpeg' })
      response.end(hears ? JSON.stringify({ text: words }) : voice)
    })
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const kinds = ['SPEECH', 'TRANSCRIPTION']
  return {
    env: Object.fromEntries(
      kinds.flatMap((kind) => [
        [`OPENAI_${kind}_MODEL`, 'double-voice'],
        [`OPENAI_${kind}_BASE_URL`, baseUrl],
        [`OPENAI_${kind}_API_KEY`, 'test'],
      ]),
    ),
    hears: (next: string) => void (words = next),
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/**
 * Gives the page a microphone in front of which somebody speaks, the same sentence again and again, or
 * is silent, as the function it returns is told.
 */
export async function putMicrophone(page: Page) {
  const { espeak } = await mediaProgramsForTests()
  const text = 'Good evening. I was at the sea today, and the wind was very strong.'
  const { stdout: spoken } = await run(espeak.path, ['-v', 'en-us', '--stdout', text], {
    env: { ...espeak.env },
    encoding: 'buffer',
    maxBuffer: 10_000_000,
  })
  await page.addInitScript((wav) => {
    const bytes = Uint8Array.from(atob(wav), (each) => each.codePointAt(0) ?? 0)
    navigator.mediaDevices.getUserMedia = async () => {
      const context = new AudioContext()
      const microphone = context.createMediaStreamDestination()
      const sentence = new AudioBufferSourceNode(context, {
        buffer: await context.decodeAudioData(bytes.slice().buffer),
        loop: true,
      })
      const loudness = new GainNode(context, { gain: 0 })
      sentence.connect(loudness).connect(microphone)
      sentence.start()
      window.addEventListener('speak', ({ detail }: CustomEventInit<boolean>) => {
        loudness.gain.value = detail === true ? 1 : 0
      })
      return microphone.stream
    }
  }, spoken.toString('base64'))
  return (speaks: boolean) =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('speak', { detail })), speaks)
}
