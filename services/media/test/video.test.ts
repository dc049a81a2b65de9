import { videoStyles } from '@lumen/contracts/media/names'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { mediaProgramsForTests } from '@lumen/provision/media-testing'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { readLabel } from '../src/labels/label.ts'
import { writeLabel } from '../src/labels/write-label.ts'
import type { FilmedVideo, VideoRequest } from '../src/adapters/video.ts'
import { runProgram } from '../src/adapters/local/run-program.ts'
import type { SpeechPrograms } from '../src/adapters/local/speech-provider.ts'
import { localVideoProvider } from '../src/adapters/local/video-provider.ts'
import { createWorkers } from '@lumen/runtime/workers'

let programs: SpeechPrograms
const never = new AbortController().signal
const workers = createWorkers({ places: 2 })
const request: VideoRequest = {
  prompt: 'The sea at sunset',
  style: 'cinematic',
  seconds: 3,
  language: 'en',
}
const ignore = () => undefined
/** Enough to tell films apart, at a sixteenth of the work. */
const small = { width: 320, height: 180 }

beforeAll(async () => {
  programs = await mediaProgramsForTests()
}, 300_000)

/** What ffmpeg says of a file, and its frames as tiny grey pictures. */
async function look(bytes: Uint8Array): Promise<{ words: string; frames: Buffer }> {
  const run = { input: bytes, limitMs: 60_000, signal: never }
  const args = [
    '-hide_banner',
    '-i',
    'pipe:0',
    '-vf',
    'scale=16:9,format=gray',
    '-f',
    'rawvideo',
    'pipe:1',
  ]
  const { words, output } = await runProgram(programs.ffmpeg, args, run)
  return { words, frames: output }
}

const filmsInTemp = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('lumen-film-')).length

describe('the local films', () => {
  it('are H.264 and AAC of the wanted length that start at once, move, and carry a label', async () => {
    const stages: [string, number][] = []
    const film = await localVideoProvider(programs, workers).film(
      request,
      (stage, share) => stages.push([stage, share]),
      never,
    )
    const { words, frames } = await look(film.bytes)
    expect(words).toMatch(/Video: h264 \(High\).*yuv420p.*1280x720/)
    expect(words).toMatch(/Audio: aac/)
    expect(words).toMatch(/Duration: 00:00:03\.0/)
    expect(frames.length / 144).toBeGreaterThan(70)
    expect(frames.length / 144).toBeLessThan(74)
    for (const [from, to] of [
      [20, 30],
      [44, 58],
    ] as const) {
      const moved = frames
        .subarray(from * 144, (from + 1) * 144)
        .some((value, at) => Math.abs(value - frames[to * 144 + at]!) > 4)
      expect(moved).toBe(true)
    }
    expect(frames.subarray(58 * 144, 59 * 144).some((value) => value > 60)).toBe(true)
    const file = Buffer.from(film.bytes)
    expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'))
    expect(await sharp(film.poster).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 720,
    })
    expect(film).toMatchObject({ mime: 'video/mp4', model: 'local/animated-slideshow-1' })
    const shares = stages.map(([, share]) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
    expect(new Set(stages.map(([stage]) => stage))).toEqual(
      new Set(['painting', 'voicing', 'filming']),
    )

    const label = { maker: 'Lumen', model: film.model, contentId: 'media_2' }
    const labelled = await writeLabel(film.bytes, 'video/mp4', label)
    expect(readLabel(labelled)).toEqual(label)
    expect((await look(labelled)).frames.equals(frames)).toBe(true)
  }, 90_000)

  it('look different in every style', async () => {
    const films: FilmedVideo[] = []
    for (const style of videoStyles)
      films.push(
        await localVideoProvider(programs, workers, small).film(
          { ...request, style },
          ignore,
          never,
        ),
      )
    const posters = await Promise.all(
      films.map(({ poster }) => sharp(poster).resize(64, 36).raw().toBuffer()),
    )
    for (const [index, one] of posters.entries()) {
      for (const other of posters.slice(index + 1)) {
        const sum = one.reduce((total, value, at) => total + Math.abs(value - other[at]!), 0)
        expect(sum / one.length).toBeGreaterThan(8)
      }
    }
  }, 180_000)

  it('take any prompt as words only', async () => {
    const prompt = `'; touch /tmp/lumen-was-here; ":[0:v]null[picture]; $(id) ${'x'.repeat(500)}`
    const film = await localVideoProvider(programs, workers, small).film(
      { ...request, prompt },
      ignore,
      never,
    )
    expect(film.bytes.length).toBeGreaterThan(10_000)
    expect(existsSync('/tmp/lumen-was-here')).toBe(false)
  }, 90_000)

  it('say what cannot be filmed', async () => {
    const provider = localVideoProvider(programs, workers, small)
    for (const seconds of [2, 17, Number.NaN])
      await expect(provider.film({ ...request, seconds }, ignore, never)).rejects.toThrow('3 to 16')
    await expect(
      provider.film({ ...request, style: 'noir' as 'artistic' }, ignore, never),
    ).rejects.toThrow('noir')
  })

  it('end when they are aborted while ffmpeg runs, and leave no files', async () => {
    const before = filmsInTemp()
    const controller = new AbortController()
    const filming = localVideoProvider(programs, workers, small).film(
      { ...request, seconds: 16 },
      (stage, share) => {
        if (stage === 'filming' && share >= 0.55) controller.abort(new Error('no longer wanted'))
      },
      controller.signal,
    )
    await expect(filming).rejects.toThrow('no longer wanted')
    expect(filmsInTemp()).toBe(before)
  }, 90_000)
})
