import { type Branch, type Stem } from './stems-branches.ts'
import type { FourPillars } from './pillars.ts'
import type { Term } from './terms.ts'

/** A stem that rules a part of a month, and for how many days. */
export type Reign = { readonly stem: Stem; readonly days: number }

const reigns = (text: string): Reign[] =>
  text.split(' ').map((part) => ({ stem: part[0] as Stem, days: Number(part.slice(1)) }))

/**
 * 人元司令: which hidden stem rules on which days after the month’s term, by the table of
 * 《渊海子平》 that 徐乐吾 prints in 《子平真诠评注》. The last rules until the next term.
 */
const monthReigns: Readonly<Record<Branch, readonly Reign[]>> = {
  寅: reigns('戊7 丙7 甲16'),
  卯: reigns('甲10 乙20'),
  辰: reigns('乙9 癸3 戊18'),
  巳: reigns('戊5 庚9 丙16'),
  午: reigns('丙10 己9 丁11'),
  未: reigns('丁9 乙3 己18'),
  申: reigns('戊10 壬3 庚17'),
  酉: reigns('庚10 辛20'),
  戌: reigns('辛9 丁3 戊18'),
  亥: reigns('戊7 甲5 壬18'),
  子: reigns('壬10 癸20'),
  丑: reigns('癸9 辛3 己18'),
}

export type Command = {
  readonly stem: Stem
  /** Days since the term, in parts. */
  readonly days: number
  readonly reigns: readonly Reign[]
}

/** The hidden stem that rules at an instant. @param term the one that began the month */
export function commandOf(instant: Date, { month }: FourPillars, term: Term): Command {
  const days = (instant.getTime() - term.at.getTime()) / 86_400_000
  const ruling = monthReigns[month.branch]
  let until = 0
  const { stem } = ruling.find((reign) => (until += reign.days) > days) ?? ruling.at(-1)!
  return { stem, days, reigns: ruling }
}
