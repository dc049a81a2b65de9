import { mostUsersOf, type Stage } from '../../infra/k6/scenarios.ts'

/** While one user is there: seconds from the beginning. */
export type Visit = { readonly user: number; readonly from: number; readonly to: number }

/** How many users are there at a moment, which come and go evenly within a stage. */
export function usersAt(stages: readonly Stage[], second: number): number {
  let [before, began] = [0, 0]
  for (const { seconds, users } of stages) {
    if (second < began + seconds)
      return Math.round(before + ((users - before) * (second - began)) / seconds)
    before = users
    began += seconds
  }
  return 0
}

/** When one user comes and goes, as often as it does: those that came last go first. */
function visitsOfUser(stages: readonly Stage[], user: number): Visit[] {
  const visits: Visit[] = []
  // There are as many as usersAt rounds to.
  const line = user + 0.5
  let [before, began] = [0, 0]
  let from: number | null = null
  for (const { seconds, users } of stages) {
    const crossing = () => began + (seconds * (line - before)) / (users - before)
    if (from === null && before < line && users >= line) from = crossing()
    else if (from !== null && before >= line && users < line) {
      visits.push({ user, from, to: crossing() })
      from = null
    }
    before = users
    began += seconds
  }
  return from === null ? visits : [...visits, { user, from, to: began }]
}

/** Who is there when, so that at each moment there are as many as the stages say. */
export const visitsOf = (stages: readonly Stage[]): Visit[] =>
  Array.from({ length: mostUsersOf(stages) }, (_, user) => visitsOfUser(stages, user)).flat()
