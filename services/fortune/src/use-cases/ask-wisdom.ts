import { createHash, randomBytes } from 'node:crypto'
import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { EasternWisdom } from '@lumen/contracts/fortune/eastern'
import { assessCrisis } from '@lumen/safety/crisis'
import { crisisReply } from '@lumen/safety/crisis-reply'
import { crisisResources } from '@lumen/safety/resources'
import type { Asker } from '../compute/tools.ts'
import type { FortuneContext } from '../context.ts'
import { careTopicOf } from '../care.ts'
import { messagesFor } from '../messages.ts'
import type { StoredProfile } from '../store/birth-profiles.ts'
import { storedProfile } from './birth-profile.ts'
import { keptReading } from './kept-reading.ts'
import { readAnimal } from './names.ts'

type Asked = { userId: string; region: string | null; asker: Asker; own?: StoredProfile | null }
const paths = ['interpretation', 'guidance'] as const

/** The three cards of the page, by the words they send. */
const cards: ReadonlyMap<string, EasternWisdom['topic']> = new Map([
  ['易经占卜', 'iching'],
  ['风水指导', 'feng-shui'],
  ['人生智慧', 'life'],
])

/** One of the three cards, or an answer to a question of one’s own. */
export async function askWisdom(
  context: FortuneContext,
  body: { question: string; zodiac?: string | null },
  asked: Asked,
): Promise<EasternWisdom> {
  const question = body.question.trim()
  const animal = body.zodiac ? readAnimal(body.zodiac, 'zodiac') : null
  const topic = cards.get(question) ?? 'question'
  if (topic === 'question') {
    const cared = careFor(question, asked)
    if (cared !== null) return cared
  }
  if (topic === 'feng-shui') return readFengShui(context, {}, asked)
  if (topic === 'life') {
    const { asker } = asked
    const own = await storedProfile(context, asked.userId)
    const data = own?.data ?? null
    return wisdomOf(context, { ...asked, own }, ['life', animal, keyOf(data)], () =>
      context.engine.run('lifeWisdom', { animal, data, asker }),
    )
  }
  // Who asks the same twice on one day is told the same.
  const seed = createHash('sha256')
    .update(`${asked.userId}|${asked.asker.date}|${question}`)
    .digest('base64url')
    .slice(0, 22)
  const own = topic === 'question' ? question : null
  return cast(context, { seed, method: 'coins', topic, question: own }, asked)
}

/** A cast for a question, or for none; a seed that was recorded gives that cast again. */
export async function castIching(
  context: FortuneContext,
  body: { question?: string; method?: 'coins' | 'yarrow'; seed?: string },
  asked: Asked,
): Promise<EasternWisdom> {
  const question = body.question?.trim() || null
  const cared = question === null ? null : careFor(question, asked)
  if (cared !== null) return cared
  const seed = body.seed ?? randomBytes(16).toString('base64url')
  const method = body.method ?? 'coins'
  return cast(context, { seed, method, topic: 'iching', question }, asked)
}

export async function readFengShui(
  context: FortuneContext,
  body: { birth?: BirthData | null; gender?: 'male' | 'female' | null; year?: number },
  asked: Asked,
): Promise<EasternWisdom> {
  const { asker } = asked
  const own = body.birth ? null : await storedProfile(context, asked.userId)
  const data = body.birth ?? own?.data ?? null
  const { gender = null, year = null } = body
  return wisdomOf(context, { ...asked, own }, ['feng-shui', keyOf(data), gender, year], () =>
    context.engine.run('fengShui', { data, gender, year, asker }),
  )
}

function cast(
  context: FortuneContext,
  what: {
    seed: string
    method: 'coins' | 'yarrow'
    topic: EasternWisdom['topic']
    question: string | null
  },
  asked: Asked,
): Promise<EasternWisdom> {
  const { asker } = asked
  const { seed, method, topic, question } = what
  return wisdomOf(context, asked, ['cast', seed, method, topic, question], () =>
    context.engine.run('cast', { ...what, asker }),
  )
}

const keyOf = (data: BirthData | null) => data && JSON.stringify(data)

type Draft = Omit<EasternWisdom, 'provider' | 'model' | 'notice' | 'language'>

const wisdomOf = (
  context: FortuneContext,
  { userId, own, asker: { language, date, timeZone } }: Asked,
  of: readonly (string | number | null)[],
  compute: () => Promise<Draft>,
): Promise<EasternWisdom> =>
  keptReading(context, { of: [...of, date, timeZone], userId, own, language, paths, compute })

/** Help for somebody in need, care for what no chart may answer; null for everything else. */
function careFor(question: string, { region, asker: { language } }: Asked): EasternWisdom | null {
  const messages = messagesFor(language)
  const answer = (texts: { interpretation: string; guidance: string }) => ({
    topic: 'question' as const,
    ...texts,
    redirect: null,
    crisis: null,
    cast: null,
    fengShui: null,
    facts: [],
    provider: 'local',
    notice: messages.charts.notice,
    language,
  })
  const crisis = assessCrisis(question, { language })
  if (crisis.label !== 'none') {
    const resources = crisisResources(crisis.language, region)
    const { text } = crisisReply(crisis.label, crisis.language, resources)
    return {
      ...answer({ interpretation: text, guidance: resources.intro }),
      provider: 'safety',
      crisis: resources,
    }
  }
  const topic = careTopicOf(question)
  return topic === null ? null : { ...answer(messages.care[topic]), redirect: topic }
}
