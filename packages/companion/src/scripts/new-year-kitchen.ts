import type { Scene } from './scene.ts'

/** The filling, what goes wrong, the lucky dumpling and the wish. */
export const newYearKitchen = {
  start: 'pin',
  steps: {
    pin: { choices: { classic: 'recipe', fresh: 'invent', fish: 'fish' } },
    fish: { choices: { classic: 'recipe', fresh: 'invent' } },
    recipe: { meets: 0, choices: { savoury: 'smoke', light: 'flood' } },
    invent: { meets: 0, choices: { savoury: 'smoke', light: 'flood' } },
    smoke: { choices: { save: 'rescued', turn: 'twist' } },
    flood: { choices: { save: 'rescued', turn: 'twist' } },
    rescued: { meets: 1, choices: { race: 'race', line: 'line' } },
    twist: { meets: 1, choices: { race: 'race', line: 'line' } },
    race: { choices: { ear: { to: 'neighbour', keeps: 'ear' }, mix: 'pause' } },
    line: { choices: { ear: { to: 'neighbour', keeps: 'ear' }, mix: 'pause' } },
    neighbour: { choices: { share: 'hush', invite: 'cheer' } },
    pause: { choices: { whisper: 'hush', loud: 'cheer' } },
    hush: {
      meets: 2,
      choices: { serve: 'feast', bite: 'peanut', ear: { to: 'peanut', needs: 'ear' } },
    },
    cheer: { meets: 2, choices: { serve: 'feast', photo: 'flour' } },
  },
  endings: ['feast', 'peanut', 'flour'],
} as const satisfies Scene
