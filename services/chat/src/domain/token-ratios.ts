/** A little more than was counted: the next prompt is another one. */
const margin = 1.03

/**
 * How many tokens of a model one estimated token is, at least 1: learnt from what servers count and
 * refuse. It only grows, so that the window of a talk does not go back and forth.
 */
export type TokenRatios = {
  of(model: string): number
  /** Notes that a prompt estimated as `estimated` has `counted` tokens. */
  learn(model: string, counted: number, estimated: number): void
}

export function createTokenRatios(): TokenRatios {
  const ratios = new Map<string, number>()
  const of = (model: string) => ratios.get(model) ?? 1
  return {
    of,
    learn(model, counted, estimated) {
      ratios.set(model, Math.max(of(model), (counted / Math.max(1, estimated)) * margin))
    },
  }
}
