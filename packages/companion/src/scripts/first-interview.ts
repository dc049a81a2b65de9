import type { Scene } from './scene.ts'

/** A rehearsal: an introduction, a hard problem, a trick question, and a question back. */
export const firstInterview = {
  start: 'intro',
  steps: {
    intro: {
      choices: { story: 'hook', facts: 'outline', honest: { to: 'honest', keeps: 'honest' } },
    },
    honest: { choices: { again: 'hook', team: 'team', mess: 'mess' } },
    hook: { meets: 0, choices: { team: 'team', mess: 'mess' } },
    outline: { meets: 0, choices: { team: 'team', mess: 'mess' } },
    team: { choices: { listen: 'listening', list: 'order' } },
    mess: { choices: { listen: 'listening', list: 'order' } },
    listening: { meets: 1, choices: { worked: 'proud', learned: 'humble' } },
    order: { meets: 1, choices: { worked: 'proud', learned: 'humble' } },
    proud: { choices: { real: 'candid', joke: 'laugh' } },
    humble: { choices: { real: 'candid', joke: 'laugh' } },
    candid: { choices: { day: 'day', good: 'good', nothing: 'nothing' } },
    laugh: { choices: { day: 'day', good: 'good', nothing: 'nothing' } },
    nothing: { choices: { day: 'day', good: 'good' } },
    day: { meets: 2, choices: { again: 'encore', read: 'note', later: 'envelope' } },
    good: {
      meets: 2,
      choices: { read: 'note', later: 'envelope', dry: { to: 'encore', needs: 'honest' } },
    },
  },
  endings: ['encore', 'note', 'envelope'],
} as const satisfies Scene
