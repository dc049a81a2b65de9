import { createReadStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { contentFolder } from '@lumen/content/compiled-index'
import { listSources } from '@lumen/content/list-sources'
import { parseSource } from '@lumen/content/parse-source'
import { featureCount, featuresOf } from '@lumen/safety/crisis/features'
import { fold, foldPauses } from '@lumen/safety/crisis/fold'
import { languages } from '@lumen/contracts/languages'
import { createRandom, learn, scoreOf } from './crisis-regression.ts'
import type { Regression } from './crisis-regression.ts'

const usage = `usage: node evals/crisis-train.ts --phrases FILE --frames FILE --ordinary FILE --out FILE
  --phrases   JSONL {text, label}: phrases to learn from, never the held-out ones
  --frames    JSON {language: {before, after}}: words that say nothing, put around the phrases
  --ordinary  JSONL or JSONL.gz {text, language}: ordinary texts, taken as no crisis
  --out       the weights, packages/safety/src/crisis/weights.json`

type Text = {
  readonly features: readonly number[]
  readonly label: string
  readonly weight: number
  readonly language: string
}

/** How much phrases, the same in a frame, and ordinary texts count. */
const weights = { danger: 2, harmless: 3, framed: 0.6, ordinary: { en: 1, others: 2 } }
/** The share of framed phrases with a typing mistake, or another harmless phrase behind them. */
const shares = { frame: 0.6, typo: 0.3, joined: 0.3 }
/** Each ordinary text is scored by a model that was not trained on it: so many models. */
const folds = 3
/** The ordinary texts of some languages are subtitles of dramas, which make marks too high. */
const highest = { decisive: 0.4 }
/** The share of ordinary texts, not trained on, above the two marks of the scale. */
const marks = { decisive: 0.003, faint: 0.02 }
/** Languages with fewer ordinary texts take the lowest marks allowed. */
const enoughTexts = 80
/** Ordinary texts that are news more than chat make marks that are too low: never below these. */
const lowest = { decisive: -0.2, faint: -1.3 }
const longestExample = 400

function toText(text: string, language: string, label: string, weight: number): Text {
  const folded = foldPauses(fold(text.slice(0, longestExample)))
  return { features: featuresOf(folded), label, weight, language }
}

/** One part of a text between punctuation: what a short message looks like. */
function clauseOf(text: string, random: () => number): string {
  const clauses = text
    .split(/[.,!?;:。，！？；：、…\n]+/)
    .filter((clause) => clause.trim().length >= 2)
  return clauses[Math.floor(random() * clauses.length)] ?? text
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{.*?\}|<[^>]*>/g, ' ')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** What the web says: ordinary short texts. */
const readWebTexts = (): Text[] =>
  languages.flatMap((language) =>
    ['app', 'site']
      .flatMap((room) => listSources(join(contentFolder, language, room)))
      .flatMap((source) => textsOf(parseSource(source).value))
      .map((text) => toText(text, language, 'none', 1)),
  )

/** An ordinary post with one of its clauses: posts and what a short message looks like. */
async function readOrdinary(path: string, random: () => number): Promise<[Text, Text][]> {
  const file = createReadStream(path)
  const lines = createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })
  const read: [Text, Text][] = []
  let english = 0
  for await (const line of lines) {
    const { text, language } = JSON.parse(line) as { text: string; language: string }
    // English is twenty times the rest: a quarter of it is enough
    if (language === 'en' && english++ % 4 !== 0) continue
    const weight = language === 'en' ? weights.ordinary.en : weights.ordinary.others
    const clause = toText(clauseOf(text, random), language, 'none', weight)
    read.push([toText(text, language, 'none', weight), clause])
  }
  return read
}

type Phrase = { readonly text: string; readonly label: string; readonly language: string }
type Frames = {
  readonly [language: string]: { readonly before: string[]; readonly after: string[] }
}

function pick(items: readonly string[], random: () => number): string {
  return items[Math.floor(random() * items.length)] ?? ''
}

/** The phrase with words around it that say nothing, now and then mistyped. */
function framePhrase(
  phrase: Phrase,
  frames: Frames,
  others: readonly string[],
  random: () => number,
) {
  const frame = frames[phrase.language]
  const before = random() < shares.frame ? pick(frame?.before ?? [], random) : ''
  const after = random() < shares.frame ? pick(frame?.after ?? [], random) : ''
  const isSpaced = !/[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/.test(phrase.text)
  let text = `${before}${phrase.text}${after}`
  if (isSpaced && text.length > 8 && random() < shares.typo) {
    const at = 1 + Math.floor(random() * (text.length - 2))
    text = text.slice(0, at) + text.slice(at + 1)
  }
  if (phrase.label !== 'none' || random() >= shares.joined) return text
  return `${text}${isSpaced ? '. ' : '，'}${pick(others, random)}`
}

function phraseTexts(phrases: readonly Phrase[], frames: Frames, random: () => number): Text[] {
  return phrases.flatMap((phrase) => {
    const { text, language, label } = phrase
    const others = phrases.filter((one) => one.language === language && one.label === 'none')
    const framed = framePhrase(
      phrase,
      frames,
      others.map((one) => one.text),
      random,
    )
    const weight = label === 'none' ? weights.harmless : weights.danger
    return [
      toText(text, language, label, weight),
      toText(framed, language, label, weight * weights.framed),
    ]
  })
}

function learnDanger(texts: readonly Text[], random: () => number): Regression {
  const examples = texts.map(({ features, label, weight }) => ({
    features,
    weight,
    isTrue: label !== 'none',
  }))
  return learn(examples, featureCount, random)
}

/** Half the weights do: few words say who is spoken of. */
function learnPerson(texts: readonly Text[], random: () => number): Regression {
  const examples = texts
    .filter(({ label }) => label !== 'none')
    .map(({ features, label, weight }) => ({ features, weight, isTrue: label === 'third_party' }))
  return learn(examples, featureCount / 2, random)
}

/** The scores that the given shares of the ordinary texts of a language exceed. */
function marksOf(scores: readonly number[]): { faint: number; decisive: number } {
  const ordered = scores.toSorted((a, b) => b - a)
  const at = (share: number) => ordered[Math.floor(ordered.length * share)] ?? -Infinity
  const isEnough = ordered.length >= enoughTexts
  const wanted = isEnough ? at(marks.decisive) : lowest.decisive
  const decisive = Math.min(highest.decisive, Math.max(lowest.decisive, wanted))
  const faint = Math.max(lowest.faint, isEnough ? at(marks.faint) : lowest.faint)
  return {
    faint: Number(Math.min(faint, decisive - 0.5).toFixed(4)),
    decisive: Number(decisive.toFixed(4)),
  }
}

function encode({ bias, scale, weights: bytes }: Regression) {
  return {
    bias: Number(bias.toFixed(6)),
    scale,
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}

const { values } = parseArgs({
  options: {
    phrases: { type: 'string' },
    frames: { type: 'string' },
    ordinary: { type: 'string' },
    out: { type: 'string' },
  },
})
const { phrases: phrasesPath, frames: framesPath, ordinary: ordinaryPath, out } = values
if (!phrasesPath || !framesPath || !ordinaryPath || !out) {
  console.error(usage)
  process.exit(2)
}

const random = createRandom(7)
const phrases = (await readFile(phrasesPath, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Phrase)
const frames = JSON.parse(await readFile(framesPath, 'utf8')) as Frames
const ordinary = await readOrdinary(ordinaryPath, random)
const taught = [...phraseTexts(phrases, frames, random), ...readWebTexts()]

const scores = new Map<string, number[]>()
for (let fold = 0; fold < folds; fold += 1) {
  const seen = ordinary.filter((_, at) => at % folds !== fold).flat()
  const model = learnDanger([...taught, ...seen], random)
  for (const [at, [post]] of ordinary.entries()) {
    if (at % folds !== fold) continue
    const known = scores.get(post.language) ?? []
    known.push(scoreOf(model, post.features))
    scores.set(post.language, known)
  }
}
const result = {
  marks: Object.fromEntries(
    languages.map((language) => [language, marksOf(scores.get(language) ?? [])]),
  ),
  danger: encode(learnDanger([...taught, ...ordinary.flat()], random)),
  person: encode(learnPerson(taught, random)),
}
await writeFile(out, `${JSON.stringify(result)}\n`)
console.log(
  `${phrases.length} phrases, ${ordinary.length} ordinary texts; ${JSON.stringify(result.marks)}`,
)
