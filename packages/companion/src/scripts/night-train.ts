import type { Scene } from './scene.ts'

/** What weighs may be told or not; it gets a shape, a name and a seat, and nobody explains it. */
export const nightTrain = {
  start: 'lamp',
  steps: {
    lamp: { choices: { undone: 'undone', unsaid: 'unsaid', quiet: 'still' } },
    still: { choices: { heavy: 'weight', tangled: 'knot', undone: 'undone' } },
    undone: { meets: 0, choices: { heavy: 'weight', tangled: 'knot' } },
    unsaid: { meets: 0, choices: { heavy: 'weight', tangled: 'knot' } },
    weight: { choices: { stone: 'small', suitcase: 'full' } },
    knot: { choices: { wool: 'small', stations: 'full' } },
    small: { choices: { sad: 'named', tired: 'named', nickname: 'nickname' } },
    full: { choices: { worried: 'named', angry: 'named', nickname: 'nickname' } },
    named: { meets: 1, choices: { seat: 'rest', window: 'view' } },
    nickname: { meets: 1, choices: { enough: 'rest', hat: 'view' } },
    rest: { choices: { walk: 'mine', sleep: 'mine', call: 'someone' } },
    view: { choices: { walk: 'mine', sleep: 'mine', call: 'someone' } },
    mine: { meets: 2, choices: { together: 'breakfast', alone: 'platform' } },
    someone: { meets: 2, choices: { together: 'breakfast', stay: 'sunrise' } },
  },
  endings: ['breakfast', 'platform', 'sunrise'],
} as const satisfies Scene
