import { readAiConfig } from '@lumen/ai/config'
import { startModelDouble } from '@lumen/ai/test-support/model-double'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '@lumen/database/open'
import { sql } from 'kysely'
import { birth, type Fortune, openFortune, silent } from './fortune-service.ts'

let model: Awaited<ReturnType<typeof startModelDouble>>
let fortune: Fortune
beforeAll(async () => {
  model = await startModelDouble()
  fortune = await openFortune({
    ai: readAiConfig(model.env),
  })
})
afterAll(async () => {
  await fortune?.close()
  await model?.close()
})

const signs = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio']
let at = 0
/** A sign and day that nobody read yet. */
const fresh = () => {
  at += 1
  return `${signs[at % signs.length]}?date=2026-12-${String((at % 28) + 1).padStart(2, '0')}`
}
const read = async (what: string) =>
  (await fortune.call(fortune.newPerson(), `GET /api/astrology/horoscope/${what}`)).body

const names = ['overall', 'love', 'career', 'wealth', 'health', 'description']
const fields = names.map((name) => `horoscope.${name}`)
const answer = (change: (field: string) => string = () => '今天适合慢慢来，先把手边的事做完。') =>
  model.reply(JSON.stringify(Object.fromEntries(fields.map((field) => [field, change(field)]))))

it('writes from the facts, asked for by schema, once for everybody', async () => {
  answer()
  const what = fresh()
  const before = model.requests().length
  const reading = await read(what)
  expect(reading.horoscope.love).toBe('今天适合慢慢来，先把手边的事做完。')
  expect(reading.text).toBe('今天适合慢慢来，先把手边的事做完。'.repeat(5))
  expect(reading.model).toBe(model.env.OPENAI_CHAT_MODEL)
  expect(reading.provider).not.toBe('local')
  expect(reading.facts.length).toBeGreaterThan(0)
  expect(await read(what)).toEqual(reading)
  expect(model.requests().length).toBe(before + 1)
  const { body, turns } = model.requests().at(-1)!
  expect(body['response_format']).toMatchObject({ type: 'json_schema' })
  expect(turns[1]?.content).toContain(reading.facts[0].label)
})

it.each([
  ['no JSON', () => model.reply('今天会很好。')],
  ['half of it', () => model.reply('{"text":"今天')],
  ['a field missing', () => model.reply(JSON.stringify({ 'horoscope.love': '今天适合慢慢来。' }))],
  ['a field too many', () => model.reply(JSON.stringify({ extra: '一' }))],
  ['another language', () => answer(() => 'Take it slowly today and finish what is at hand.')],
  ['a number of its own', () => answer(() => '今天有 87 分的好运气，慢慢来就好。')],
  ['markup', () => answer(() => '今天适合**慢慢来**，看 https://example.com 。')],
  [
    'an empty text',
    () => answer((field) => (field === 'horoscope.love' ? ' ' : '今天适合慢慢来。')),
  ],
  ['a novel', () => answer(() => '慢慢来。'.repeat(2_000))],
  ['harm', () => answer(() => '你还是死了算了，没有你大家都会更好。')],
])('lets the local writer’s text stand after %s, and asks again later', async (_, reply) => {
  const what = fresh()
  reply()
  const reading = await read(what)
  expect(reading.provider).toBe('local')
  expect(reading.text.length).toBeGreaterThan(20)
  answer()
  expect((await read(what)).provider).not.toBe('local')
})

it('leaves a server that fails alone for a minute', async () => {
  model.fail('unauthorized')
  expect((await read(fresh())).provider).toBe('local')
  const asked = model.requests().length
  expect((await read(fresh())).provider).toBe('local')
  expect(model.requests().length).toBe(asked)
  fortune.at('2026-11-21T10:01:01Z')
  answer()
  expect((await read(fresh())).provider).not.toBe('local')
})

it('shows the local writer’s text while a slow model writes, and the model’s to whoever reads later', async () => {
  const slow = await openFortune({ ai: readAiConfig(model.env) }, { readerWaitsMs: 20 })
  try {
    const person = slow.newPerson()
    const ask = async () =>
      (await slow.call(person, 'POST /api/eastern-fortune/wisdom', { question: '人生智慧' })).body
    const held = model.hold()
    const { length } = model.requests()
    expect(await ask()).toMatchObject({ provider: 'local', topic: 'life' })
    expect((await ask()).provider).toBe('local')
    held.say(
      JSON.stringify({ interpretation: '慢慢来，先看清自己。', guidance: '今天写下三件事。' }),
    )
    held.finish()
    await expect.poll(async () => (await ask()).provider).not.toBe('local')
    expect(await ask()).toMatchObject({ interpretation: '慢慢来，先看清自己。' })
    expect(model.requests().length).toBe(length + 1)
  } finally {
    await slow.close()
  }
})

/** Somebody with a birth, and a request of theirs that a model writes on. */
async function whileWriting(key: (userId: string) => string, body: unknown) {
  const me = fortune.newPerson()
  const profile = `/api/wisdom/${me.userId}/birth-profile`
  const keep = (birthDate: string) => fortune.call(me, `PUT ${profile}`, { ...birth, birthDate })
  await keep('1990-05-01')
  const { length } = model.requests()
  const held = model.hold()
  const answer = fortune.call(me, key(me.userId), body)
  await expect.poll(() => model.requests().length).toBe(length + 1)
  const finish = (texts: unknown) => {
    held.say(JSON.stringify(texts))
    held.finish()
    return answer
  }
  return { me, keep, forget: () => fortune.call(me, `DELETE ${profile}`), finish }
}

it('makes an insight of the birth that stands now, and keeps none of one that was forgotten meanwhile', async () => {
  const key = (userId: string) => `/api/wisdom/${userId}/insights`
  const { me, keep, forget, finish } = await whileWriting((userId) => `POST ${key(userId)}`, {
    type: 'career',
  })
  await forget()
  await keep('1985-11-23')
  const insight = (content: string) => ({ title: '慢慢来', content })
  model.reply(JSON.stringify(insight('后来的生日。')))
  expect((await finish(insight('从前的生日。'))).body).toMatchObject({ content: '后来的生日。' })
  const listed = await fortune.call(me, `GET ${key(me.userId)}`)
  expect(listed.body.map(({ content }: { content: string }) => content)).toEqual(['后来的生日。'])
})

it('keeps no reading of a birth that was forgotten while a model wrote', async () => {
  const { me, forget, finish } = await whileWriting(
    () => 'POST /api/western-astrology/transits',
    {},
  )
  await forget()
  const { body } = await finish({ interpretation: '慢慢来，先看清自己。' })
  expect(body.provider).not.toBe('local')
  const db = openDatabase({ url: fortune.environment.databaseUrl, log: silent })
  const { rows } = await sql`select 1 from readings where user_id = ${me.userId}`.execute(db)
  await db.destroy()
  expect(rows).toEqual([])
})
