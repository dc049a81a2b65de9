import { type FactKind, keyKin, shapeOf } from './fact-kinds.ts'
import type { Fact } from './facts.ts'

const sameValue = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/\s+/g, '') === other.toLowerCase().replace(/\s+/g, '')

/** The facts that hold after all was told, oldest first: later ones correct earlier ones. */
export function factsInForce(facts: readonly Fact[], joiner: string): Fact[] {
  let held: Fact[] = []
  for (const told of facts) {
    const { many, keys } = shapeOf(told.kind)
    const former = many ? undefined : factsAbout(held, told.kind, told.key).at(-1)
    const fact = withMemory(joined(told, former, joiner), held)
    held = held.filter((earlier) => {
      if (earlier.kind !== fact.kind) return !contradicts(fact, earlier)
      if (many) return !(sameValue(earlier.value, fact.value) && earlier.key === fact.key)
      return keys !== null && earlier.key !== fact.key
    })
    held.push(fact)
  }
  return held
}

/** A further one of its kind beside the former; what is told again adds nothing. */
function joined(told: Fact, former: Fact | undefined, joiner: string): Fact {
  if (!told.adds || former === undefined) return told
  const all = former.value.split(joiner)
  const value = all.some((each) => sameValue(each, told.value))
    ? former.value
    : [...all, told.value].join(joiner)
  return { ...told, value }
}

/** What is said again is remembered already: the reply names the memory. */
function withMemory(fact: Fact, held: readonly Fact[]): Fact {
  if (fact.memoryId !== null) return fact
  const remembered = held.find(
    ({ kind, key, value, memoryId }) =>
      memoryId !== null && kind === fact.kind && key === fact.key && sameValue(value, fact.value),
  )
  return remembered === undefined ? fact : { ...fact, memoryId: remembered.memoryId }
}

const contradicts = (later: Fact, earlier: Fact): boolean =>
  ((later.kind === 'dislike' && (earlier.kind === 'like' || earlier.kind === 'favourite')) ||
    (later.kind === 'like' && earlier.kind === 'dislike')) &&
  sameValue(later.value, earlier.value)

/** Facts of a kind that answer for a key: the same one, or one close to it. */
export function factsAbout(facts: readonly Fact[], kind: FactKind, key: string | null): Fact[] {
  const ofKind = facts.filter((fact) => fact.kind === kind)
  if (key === null) return ofKind
  const exact = ofKind.filter((fact) => fact.key === key)
  if (exact.length > 0) return exact
  const kin = keyKin[key] ?? []
  return ofKind.filter((fact) => fact.key !== null && kin.includes(fact.key))
}
