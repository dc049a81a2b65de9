import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { de } from '@lumen/safety/crisis/de'
import { en } from '@lumen/safety/crisis/en'
import { es } from '@lumen/safety/crisis/es'
import { featureCount, featuresOf } from '@lumen/safety/crisis/features'
import { fold, foldPauses } from '@lumen/safety/crisis/fold'
import { fr } from '@lumen/safety/crisis/fr'
import { ja } from '@lumen/safety/crisis/ja'
import { ko } from '@lumen/safety/crisis/ko'
import { expandAlternatives } from '@lumen/safety/crisis/pack'
import type { CrisisPack } from '@lumen/safety/crisis/pack'
import { pt } from '@lumen/safety/crisis/pt'
import { zh } from '@lumen/safety/crisis/zh'

const usage = `usage: node evals/crisis-train.ts --phrases FILE --ordinary FILE --locales DIR --out FILE
  --phrases   JSONL {text, label}: phrases to learn from, never the held-out ones
  --ordinary  JSONL or JSONL.gz {text, language}: ordinary texts, taken as no crisis
  --locales   the folder of the web's texts, <language>/<section>.json: ordinary short texts
  --out       the weights, packages/safety/src/crisis/weights.json`

const packs = [zh, en, ja, ko, fr, de, es, pt]

type Example = { features: number[]; isCrisis: boolean; weight: number; language: string }

const epochs = 12
const firstRate = 0.3
const decay = 1e-5
/** How often phrases, made-up combinations of rule words and ordinary texts weigh. */
const weights = { crisis: 3, harmless: 6, combination: 0.6, ordinary: 1 }
const combinations = { perRule: 3, perMask: 12 }
/** The share of ordinary texts, not trained on, above the two marks of the scale. */
const marks = { decisive: 0.003, faint: 0.02 }
/** Languages with fewer ordinary texts take the strictest marks of the others. */
const enoughTexts = 80
/** Ordinary texts that are news more than chat make marks that are too low: never below these. */
const lowest = { decisive: 0.1, faint: -0.7 }
const longestExample = 400

function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function toExample(text: string, language: string, isCrisis: boolean, weight: number): Example {
  const features = featuresOf(foldPauses(fold(text.slice(0, longestExample))))
  return { features, isCrisis, weight, language }
}

/** Random words of the concepts of a rule, in order: what the rule stands for, as texts. */
function combine(pack: CrisisPack, rule: string, random: () => number): string {
  function pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(random() * items.length)]
  }
  return rule
    .split(/\s+/)
    .filter((item) => /^[a-z]/i.test(item))
    .map((item) => {
      const concept = pick(item.replace('?', '').split('|')) ?? ''
      const term = pick((pack.terms[concept] ?? '').split(',')) ?? ''
      return (pick(expandAlternatives(term.trim())) ?? '').replace(/^_|\*/g, '')
    })
    .join(pack.unit === 'word' ? ' ' : '')
}

function combinationsOf(pack: CrisisPack, random: () => number): Example[] {
  const rules = pack.rules
    .filter((group) => group.weight >= 1)
    .flatMap((group) => group.match.map((rule) => ({ rule, isCrisis: group.person !== 'third' })))
  const masks = pack.masks.map((rule) => ({ rule, isCrisis: false }))
  return [...rules, ...masks].flatMap(({ rule, isCrisis }) => {
    const count = masks.some((mask) => mask.rule === rule)
      ? combinations.perMask
      : combinations.perRule
    return Array.from({ length: count }, () =>
      toExample(combine(pack, rule, random), pack.language, isCrisis, weights.combination),
    )
  })
}

/** One part of a text between punctuation: what a short message looks like. */
function clauseOf(text: string, random: () => number): string {
  const clauses = text
    .split(/[.,!?;:。，！？；：、…\n]+/)
    .filter((clause) => clause.trim().length >= 2)
  return clauses[Math.floor(random() * clauses.length)] ?? text
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\{.*?\}\}|<[^>]*>/g, ' ')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

async function readLocales(folder: string): Promise<Example[]> {
  const examples = packs.map(async ({ language }) => {
    const names = await readdir(join(folder, language), { recursive: true })
    const files = names.filter((name) => name.endsWith('.json')).toSorted()
    const texts = await Promise.all(
      files.map(async (name) => {
        const file: unknown = JSON.parse(await readFile(join(folder, language, name), 'utf8'))
        return textsOf(file)
      }),
    )
    return texts.flat().map((text) => toExample(text, language, false, weights.ordinary))
  })
  return (await Promise.all(examples)).flat()
}

async function readOrdinary(path: string, random: () => number): Promise<Example[]> {
  const file = createReadStream(path)
  const lines = createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file })
  const examples: Example[] = []
  let english = 0
  for await (const line of lines) {
    const row = JSON.parse(line) as { text: string; language: string }
    // English is twenty times the rest: a quarter of it is enough
    if (row.language === 'en' && english++ % 4 !== 0) continue
    for (const text of [row.text, clauseOf(row.text, random), clauseOf(row.text, random)]) {
      examples.push(toExample(text, row.language, false, weights.ordinary))
    }
  }
  return examples
}

function score(weightsOf: Float64Array, bias: number, { features }: Example): number {
  const length = Math.sqrt(Math.max(1, features.length))
  let sum = 0
  for (const feature of features) sum += weightsOf[feature] ?? 0
  return bias + sum / length
}

function train(examples: Example[], random: () => number) {
  const learnt = new Float64Array(featureCount)
  let bias = 0
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = firstRate / (1 + epoch)
    const order = examples
      .map((example) => ({ example, at: random() }))
      .toSorted((a, b) => a.at - b.at)
    for (const { example } of order) {
      const predicted = 1 / (1 + Math.exp(-score(learnt, bias, example)))
      const step = (predicted - (example.isCrisis ? 1 : 0)) * example.weight * rate
      bias -= step * 0.1
      const share = step / Math.sqrt(Math.max(1, example.features.length))
      for (const feature of example.features) {
        learnt[feature] = (learnt[feature] ?? 0) * (1 - rate * decay) - share
      }
    }
  }
  return { learnt, bias }
}

const { values } = parseArgs({
  options: {
    phrases: { type: 'string' },
    ordinary: { type: 'string' },
    locales: { type: 'string' },
    out: { type: 'string' },
  },
})
if (
  values.phrases === undefined ||
  values.ordinary === undefined ||
  values.locales === undefined ||
  values.out === undefined
) {
  console.error(usage)
  process.exit(2)
}

const random = createRandom(7)
const phrases = (await readFile(values.phrases, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { text: string; label: string; language: string })
  .map(({ text, label, language }) => {
    const isCrisis = label === 'crisis'
    return toExample(text, language, isCrisis, isCrisis ? weights.crisis : weights.harmless)
  })
const ordinary = [
  ...(await readOrdinary(values.ordinary, random)),
  ...(await readLocales(values.locales)),
]
const combined = packs.flatMap((pack) => combinationsOf(pack, random))
const kept = ordinary.filter((_, at) => at % 3 === 0)
const { learnt, bias } = train(
  [...phrases, ...combined, ...ordinary.filter((_, at) => at % 3 !== 0)],
  random,
)

const largest = learnt.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
const scale = largest / 127
const rounded = Int8Array.from(learnt, (weight) => Math.round(weight / scale))
const restored = Float64Array.from(rounded, (weight) => weight * scale)

/** The scores that the given shares of the ordinary texts of a language exceed. */
function marksOf(language: string): { faint: number; decisive: number } | null {
  const scores = kept
    .filter((example) => example.language === language)
    .map((example) => score(restored, bias, example))
    .toSorted((a, b) => b - a)
  if (scores.length < enoughTexts) return null
  const at = (share: number) => Number((scores[Math.floor(scores.length * share)] ?? 0).toFixed(4))
  return {
    faint: Math.max(lowest.faint, at(marks.faint)),
    decisive: Math.max(lowest.decisive, at(marks.decisive)),
  }
}
const measured = packs.map(({ language }) => [language, marksOf(language)] as const)
const known = measured.flatMap(([, found]) => (found === null ? [] : [found]))
const strictest = {
  faint: Math.max(...known.map(({ faint }) => faint)),
  decisive: Math.max(...known.map(({ decisive }) => decisive)),
}
const result = {
  bias: Number(bias.toFixed(6)),
  scale,
  marks: Object.fromEntries(measured.map(([language, found]) => [language, found ?? strictest])),
  weights: Buffer.from(rounded.buffer).toString('base64'),
}
await writeFile(values.out, `${JSON.stringify(result)}\n`)
console.log(
  `${phrases.length} phrases, ${combined.length} combinations, ${ordinary.length} ordinary texts; ` +
    JSON.stringify(result.marks),
)
