import type { Name } from '../../pack/text.ts'

type Gender = 'm' | 'f' | 'n' | 'pl'

const articles = {
  m: { nom: 'der', acc: 'den', dat: 'dem', in: 'im', to: 'zum', from: 'vom', at: 'beim' },
  f: { nom: 'die', acc: 'die', dat: 'der', in: 'in der', to: 'zur', from: 'von der', at: 'bei der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', in: 'im', to: 'zum', from: 'vom', at: 'beim' },
  pl: { nom: 'die', acc: 'die', dat: 'den', in: 'in den', to: 'zu den', from: 'von den', at: 'bei den' },
} as const

const possessives = {
  m: { your: 'dein', yourAcc: 'deinen', yourDat: 'deinem' },
  f: { your: 'deine', yourAcc: 'deine', yourDat: 'deiner' },
  n: { your: 'dein', yourAcc: 'dein', yourDat: 'deinem' },
  pl: { your: 'deine', yourAcc: 'deine', yourDat: 'deinen' },
} as const

/**
 * A name with its article in each case and behind “in, zu, von, bei”; `Nom` opens a sentence behind
 * a colon. @param oblique accusative and dative @param dative where it differs from the accusative
 */
export const withArticle = (gender: Gender, base: string, oblique = base, dative = oblique) => {
  const { nom, acc, ...others } = articles[gender]
  const forms = Object.entries(others).map(([key, article]) => [key, `${article} ${dative}`])
  return {
    base,
    nom: `${nom} ${base}`,
    Nom: `${nom[0]!.toUpperCase()}${nom.slice(1)} ${base}`,
    acc: `${acc} ${oblique}`,
    ...Object.fromEntries(forms),
  } satisfies Name
}

/** An animal, with its genitive. */
export const animal = (gender: Gender, base: string, genitive: string, oblique = base): Name => ({
  ...withArticle(gender, base, oblique),
  gen: `${gender === 'f' ? 'der' : 'des'} ${genitive}`,
})

/** A sign: `one` is a person of the sign, `into` where a planet goes. */
export const zodiacSign = (
  gender: Gender,
  base: string,
  options: { readonly one?: string; readonly oblique?: string; readonly dative?: string } = {},
): Name => {
  const { one = base, oblique = base, dative = oblique } = options
  return {
    ...withArticle(gender, base, oblique, dative),
    one,
    into: `in ${articles[gender].acc} ${oblique}`,
  }
}

/** A planet without article; `your`, `yourAcc`, `yourDat` are the bare possessive. */
export const planet = (gender: 'm' | 'f', base: string): Name => ({
  base,
  to: `zu ${base}`,
  from: `von ${base}`,
  at: `bei ${base}`,
  ...possessives[gender],
})

/** A light, a node or an angle, which takes the article. */
export const light = (gender: 'm' | 'f', base: string, oblique = base): Name => ({
  ...withArticle(gender, base, oblique),
  ...possessives[gender],
})

/** The topic of a house: bare as a label, with “dein” in a sentence. */
export const topic = (gender: Gender, base: string, dative = base, attribute = ''): Name => {
  const { yourAcc, yourDat } = possessives[gender]
  const acc = attribute && `${attribute}${gender === 'pl' ? 'en' : 'e'} `
  const dat = attribute && `${attribute}en `
  return {
    base: attribute === '' ? base : `${attribute}e ${base}`,
    acc: `${yourAcc} ${acc}${base}`,
    dat: `${yourDat} ${dat}${dative}`,
  }
}
