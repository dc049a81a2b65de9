import { type FourPillars, namedPillars, type PillarName } from './pillars.ts'
import { trines } from './relations.ts'
import type { Branch } from './stems-branches.ts'

/** Bonds that are not seen at once: 拱 calls up an absent branch, 暗合 joins through hidden stems. */
export type Concealed = {
  readonly kind: '拱' | '暗合'
  readonly pillars: readonly [PillarName, PillarName]
  readonly parts: readonly [Branch, Branch]
  /** The branch that 拱 calls up. */
  readonly calls: Branch | null
}

/** Their ruling hidden stems are a 五合: 甲己, 乙庚, 丁壬. */
const secret: readonly string[] = ['寅丑', '卯申', '午亥']

/** 拱 and 暗合 among the pillars. */
export function concealedOf(pillars: FourPillars): Concealed[] {
  const named = namedPillars(pillars)
  const present = new Set(named.map(({ branch }) => branch))
  return named.flatMap((a, at) =>
    named.slice(at + 1).flatMap((b): Concealed[] => {
      const bond = { pillars: [a.name, b.name], parts: [a.branch, b.branch] } as const
      const joins = (pair: string) =>
        a.branch !== b.branch && pair.includes(a.branch) && pair.includes(b.branch)
      // First and last of a 三合 call up its middle.
      const arch = trines.find(([first, , last]) => joins(first! + last!))
      const middle = arch?.[1] as Branch | undefined
      return [
        ...(middle !== undefined && !present.has(middle)
          ? [{ kind: '拱' as const, ...bond, calls: middle }]
          : []),
        ...(secret.some(joins) ? [{ kind: '暗合' as const, ...bond, calls: null }] : []),
      ]
    }),
  )
}
