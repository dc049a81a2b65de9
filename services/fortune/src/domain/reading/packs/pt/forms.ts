import type { Name } from '../../pack/text.ts'

type Gender = 'm' | 'f' | 'mp' | 'fp'

const articles = {
  m: { the: 'o', of: 'do', in: 'no', to: 'ao', by: 'pelo' },
  f: { the: 'a', of: 'da', in: 'na', to: 'à', by: 'pela' },
  mp: { the: 'os', of: 'dos', in: 'nos', to: 'aos', by: 'pelos' },
  fp: { the: 'as', of: 'das', in: 'nas', to: 'às', by: 'pelas' },
} as const

const possessives = { m: 'seu', f: 'sua', mp: 'seus', fp: 'suas' } as const

/** A name with its article, alone and contracted with “de, em, a, por”. */
export const withArticle = (gender: Gender, base: string, noun = base): Name => ({
  base,
  ...Object.fromEntries(
    Object.entries(articles[gender]).map(([key, article]) => [key, `${article} ${noun}`]),
  ),
})

/** A name behind the article and “seu, sua”: the topic of a house, an element. */
export const yours = (gender: Gender, base: string): Name =>
  withArticle(gender, base, `${possessives[gender]} ${base}`)

/** An element: `def`, `ofDef` without “seu, sua”. */
export const element = (gender: 'm' | 'f', base: string): Name => ({
  ...(yours(gender, base) as Exclude<Name, string>),
  def: `${articles[gender].the} ${base}`,
  ofDef: `${articles[gender].of} ${base}`,
})

/** A point as that of one of two people: “a Vênus de um”. */
const held = (gender: 'm' | 'f', base: string) => ({
  held: `${articles[gender].the} ${base}`,
  heldTo: `${articles[gender].to} ${base}`,
})

const natal = (gender: 'm' | 'f', base: string) =>
  Object.fromEntries(
    Object.entries(articles[gender]).map(([key, article]) => [
      `${key}Yours`,
      `${article} ${possessives[gender]} ${base} natal`,
    ]),
  )

/** A light, a node or an angle, which takes the article; `theYours`… are those of a birth chart. */
export const light = (gender: 'm' | 'f', base: string): Name => ({
  ...(withArticle(gender, base) as Exclude<Name, string>),
  ...natal(gender, base),
  ...held(gender, base),
})

/** A planet without article. */
export const planet = (gender: 'm' | 'f', base: string): Name => ({
  base,
  of: `de ${base}`,
  in: `em ${base}`,
  to: `a ${base}`,
  by: `por ${base}`,
  ...natal(gender, base),
  ...held(gender, base),
})
