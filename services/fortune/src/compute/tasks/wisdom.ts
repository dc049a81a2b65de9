import type { BirthData } from '@lumen/contracts/fortune/birth'
import type { EasternWisdom } from '@lumen/contracts/fortune/eastern'
import { type Animal, animalOf, type Gender } from '@lumen/astrology/bazi/stems-branches'
import { pillarsOf, solarYearOf } from '../../domain/charts/bazi.ts'
import { personOfChart } from '../../domain/charts/person.ts'
import { type CastMethod, castHexagram } from '@lumen/astrology/iching/cast'
import type { Person } from '../../domain/reading/facts/animal-period.ts'
import { calendarDay } from '../../domain/reading/facts/sky-day.ts'
import { hearQuestion } from '../../question.ts'
import type { Asker, TaskTools } from '../tools.ts'

type Subject = { animal: Animal | null; data: BirthData | null; asker: Asker }

/** Casts, feng shui and life wisdom. */
export const wisdomTasks = ({ birth: resolve, noon, reader }: TaskTools) => {
  /** The own chart, else the animal that was chosen, else that of the day. */
  const personFor = async ({ animal, data, asker }: Subject): Promise<Person> => {
    if (data !== null) {
      const own = personOfChart(pillarsOf(await resolve(data, asker)))
      return animal === null ? own : { ...own, animal }
    }
    return { animal: animal ?? animalOf(calendarDay(asker.date).pillars.day.branch) }
  }
  return {
    cast({
      seed,
      method,
      topic,
      question,
      asker,
    }: {
      seed: string
      method: CastMethod
      topic: EasternWisdom['topic']
      question: string | null
      asker: Asker
    }) {
      const texts = reader(asker.language)
      const cast = castHexagram(seed, method)
      const { reading, ...written } = texts.cast(
        cast,
        question === null ? null : { text: question, ...hearQuestion(question) },
      )
      return {
        topic,
        ...written,
        redirect: null,
        crisis: null,
        cast: {
          ...cast,
          hexagram: texts.hexagram(cast.hexagram),
          resulting: cast.resulting && texts.hexagram(cast.resulting),
          reading,
        },
        fengShui: null,
      }
    },
    async fengShui({
      data,
      gender,
      year,
      asker,
    }: {
      data: BirthData | null
      gender: Gender | null
      year: number | null
      asker: Asker
    }) {
      const solarYear = year ?? solarYearOf(await noon(asker))
      const birth = data === null ? null : await resolve(data, asker)
      const sex = gender ?? birth?.gender ?? null
      const own =
        birth === null || sex === null
          ? undefined
          : { solarYear: solarYearOf(birth.moment.instant), gender: sex }
      const { stars, mansions, ...reading } = reader(asker.language).fengShui(solarYear, own)
      return {
        topic: 'feng-shui' as const,
        ...reading,
        redirect: null,
        crisis: null,
        cast: null,
        fengShui: { year: solarYear, stars, mansions },
      }
    },
    async lifeWisdom(subject: Subject) {
      const { language, date } = subject.asker
      const reading = reader(language).lifeWisdom(await personFor(subject), date)
      return {
        topic: 'life' as const,
        ...reading,
        redirect: null,
        crisis: null,
        cast: null,
        fengShui: null,
      }
    },
  }
}
