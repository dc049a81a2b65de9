import { asData } from '@lumen/ai/as-data'
import { fillSlots } from '@lumen/content/fill-slots'
import type { PlayTexts } from '../../content.ts'
import { markExample, noteExample } from './marks.ts'
import type { PlayState } from './play.ts'
import { keepsSheet } from './sheet.ts'

/** What a model is told of the scene that it plays. */
export type Scene = {
  readonly prompt: string
  /** Places of the objectives that are not met yet. */
  readonly open: readonly number[]
  /** Whether it notes how things stand. */
  readonly notes: boolean
}

/** Another companion in the scene, as one sees it. */
export type Other = { readonly name: string; readonly mood: string | null }

/** What another companion says in a scene, as data. */
export const lineOf = (from: string, text: string): string =>
  `<line>${asData({ from, text })}</line>`

/** The role, the scene as data, and how a model says that an objective is met while one is open. */
export function sceneOf(
  play: PlayState & { readonly endedAt: Date | null },
  texts: PlayTexts,
  others: readonly Other[] | null,
): Scene {
  // What is answered again after its end meets nothing.
  const met = play.endedAt === null ? play.met : [...play.objectives.keys()]
  const open = play.objectives.flatMap((_, place) => (met.includes(place) ? [] : [place]))
  const notes = play.endedAt === null && keepsSheet(play)
  const told = {
    title: play.title,
    place: play.environment,
    opening: play.opening === '' ? play.description : play.opening,
    objectives: open.map((place) => ({ number: place + 1, objective: play.objectives[place] })),
    ...(others !== null && { others }),
    ...(notes && { sheet: Object.fromEntries(play.sheet.map(({ name, value }) => [name, value])) }),
  }
  const prompt = [
    texts.role,
    ...(others === null ? [] : [texts.group]),
    open.length > 0 ? fillSlots(texts.marks, { mark: markExample }) : texts.done,
    ...(notes ? [fillSlots(texts.notes, { mark: noteExample })] : []),
    `<scene>${asData(told)}</scene>`,
  ].join('\n')
  return { prompt, open, notes }
}

/** What ends a play where no model writes: which objectives were met, in Markdown. */
export function plainEpilogue({ title, objectives, met }: PlayState, texts: PlayTexts): string {
  const done = objectives.filter((_, place) => met.includes(place))
  const { none, some, all } = texts.epilogue
  const line = done.length === 0 ? none : done.length === objectives.length ? all : some
  const list = done.map((objective) => `- ${objective}`).join('\n')
  return [fillSlots(line, { title: `**${title}**` }), ...(list === '' ? [] : [list])].join('\n\n')
}
