/**
 * A scene that is played by choices: its steps, and where each choice leads. It has no cycles, and no
 * words: what is said at a step stands in `content/<language>/scripts/<scene>.yaml`.
 */
export type Scene = {
  readonly start: string
  readonly steps: Readonly<Record<string, Step>>
  readonly endings: readonly string[]
}

type Step = {
  /** The objective of the scenario, by its place, that whoever comes here has met. */
  readonly meets?: number
  /** By id: the step or the ending that a choice leads to. */
  readonly choices: Readonly<Record<string, string | Turn>>
}

type Turn = {
  readonly to: string
  /** What the play remembers of it. */
  readonly keeps?: string
  /** What has to be remembered for it to be offered. */
  readonly needs?: string
}

/** A choice written out: a bare target is a turn without anything to remember. */
export const turnOf = (choice: string | Turn): Turn =>
  typeof choice === 'string' ? { to: choice } : choice
