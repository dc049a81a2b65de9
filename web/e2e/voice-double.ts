import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
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
 * What a browser takes for a microphone: somebody who speaks for some seconds, then says nothing for
 * longer, again and again. @returns the file
 */
export async function writeSpeech(folder: string): Promise<string> {
  const { espeak, ffmpeg } = await mediaProgramsForTests()
  const spoken = join(folder, 'spoken.wav')
  const file = join(folder, 'microphone.wav')
  const text = 'Good evening. I was at the sea today, and the wind was very strong.'
  await run(espeak.path, ['-v', 'en-us', '-s', '150', '-w', spoken, text], {
    env: { ...espeak.env },
  })
  const quiet = ['-af', 'adelay=2000,apad', '-t', '13', '-ar', '48000', '-ac', '1']
  await run(ffmpeg.path, ['-v', 'error', '-y', '-i', spoken, ...quiet, file], {
    env: { ...ffmpeg.env },
  })
  return file
}
