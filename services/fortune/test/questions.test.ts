import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { birth, type Fortune, openFortune, type Person } from './fortune-service.ts'

let fortune: Fortune
let me: Person
beforeAll(async () => {
  fortune = await openFortune()
  me = fortune.newPerson()
  await fortune.call(me, `PUT /api/wisdom/${me.userId}/birth-profile`, birth)
})
afterAll(() => fortune?.close())

describe('questions', () => {
  const ask = (question: string, person: Person = me) =>
    fortune.call(person, 'POST /api/eastern-fortune/wisdom', { question })
  it('are answered the same when asked twice on one day', async () => {
    const one = await ask('我该不该换工作？')
    const two = await ask('我该不该换工作？')
    expect(one.body.cast.lines).toHaveLength(6)
    expect(two.body).toEqual(one.body)
    expect(one.body.topic).toBe('question')
  })
  it('are taken up in their own words, with the passages of the classic that are read', async () => {
    const { body } = await ask('我该不该辞职去大理开咖啡馆？')
    expect(body.interpretation).toContain('我该不该辞职去大理开咖啡馆？')
    expect(body.guidance).toMatch(/工作上/)
    const { reading } = body.cast
    expect(reading.rule).toContain('《易学启蒙》')
    expect(reading.passages.filter(({ chief }: { chief: boolean }) => chief)).toHaveLength(1)
    for (const { classic, text } of reading.passages) {
      expect(classic).toMatch(/。$/)
      expect(text.length).toBeGreaterThan(5)
    }
    expect(reading.nuclear.number).toBeGreaterThan(0)
  })
  it('of one seed are answered each by its own words', async () => {
    const cast = (question: string) =>
      fortune.call(me, 'POST /api/eastern-fortune/iching', { question, seed: 'one-seed' })
    const work = await cast('要不要换工作')
    const love = await cast('要不要表白')
    expect(love.body.cast.lines).toEqual(work.body.cast.lines)
    expect(love.body.guidance).not.toBe(work.body.guidance)
  })
  it('of 2,000 characters are answered by their beginning, longer ones refused', async () => {
    const long = '要不要搬家？'.repeat(400).slice(0, 2000)
    const { status, body } = await ask(long)
    expect(status).toBe(200)
    expect(body.interpretation).toMatch(/要不要搬家？要不…/)
    expect(body.interpretation.length).toBeLessThan(600)
    expect((await ask(`${long}！`)).status).toBe(400)
    const danger = await ask(
      `${long.slice(0, 1980)}我不想活了`,
      fortune.newPerson({ region: 'CN' }),
    )
    expect(danger.body).toMatchObject({ provider: 'safety', cast: null })
  })
  it('about health get care, with every documented field', async () => {
    const { status, body } = await ask('我的病能治好吗？')
    expect(status).toBe(200)
    expect(body).toMatchObject({ redirect: 'health', cast: null, crisis: null })
    expect(body.interpretation.length).toBeGreaterThan(10)
    expect(body.guidance.length).toBeGreaterThan(10)
  })
  it('that cry for help get help before anything else', async () => {
    const { body } = await ask('我不想活了，算算我什么时候死', fortune.newPerson({ region: 'CN' }))
    expect(body).toMatchObject({ provider: 'safety', redirect: null, cast: null })
    expect(body.crisis.lines.length).toBeGreaterThan(0)
    expect(body.interpretation).toContain(body.crisis.lines[0].name)
  })
  it('cast again from a recorded seed', async () => {
    const cast = await fortune.call(me, 'POST /api/eastern-fortune/iching', { method: 'yarrow' })
    const { seed, lines } = cast.body.cast
    const again = await fortune.call(me, 'POST /api/eastern-fortune/iching', {
      method: 'yarrow',
      seed,
    })
    expect(again.body.cast).toMatchObject({ seed, lines, method: 'yarrow' })
  })
})
