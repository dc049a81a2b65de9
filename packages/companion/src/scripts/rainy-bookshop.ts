import type { Scene } from './scene.ts'

/** The ticket is guessed, searched for and found out; then it is the player’s turn to be known. */
export const rainyBookshop = {
  start: 'ticket',
  steps: {
    ticket: { choices: { sea: 'shore', friend: 'reunion', missed: 'missed' } },
    shore: { choices: { pencil: 'margin', fire: 'glow' } },
    reunion: { choices: { pencil: 'margin', fire: 'glow' } },
    missed: { choices: { pencil: 'margin', fire: 'glow' } },
    margin: { choices: { umbrella: 'attic', handwriting: 'owner' } },
    glow: { choices: { half: 'attic', stayed: 'owner' } },
    attic: { meets: 0, choices: { childhood: 'worn', lately: 'slow' } },
    owner: { meets: 0, choices: { childhood: 'worn', lately: 'slow' } },
    worn: { meets: 1, choices: { note: { to: 'note', keeps: 'note' }, ticket: 'back' } },
    slow: { meets: 1, choices: { note: { to: 'note', keeps: 'note' }, ticket: 'back' } },
    note: { choices: { week: 'date', rain: 'rain' } },
    back: { choices: { week: 'date', rain: 'rain' } },
    date: { meets: 2, choices: { share: 'umbrella', leave: 'lent' } },
    rain: { meets: 2, choices: { stay: 'tea', spy: { to: 'tea', needs: 'note' }, leave: 'lent' } },
  },
  endings: ['umbrella', 'lent', 'tea'],
} as const satisfies Scene
