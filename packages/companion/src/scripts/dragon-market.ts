import type { Scene } from './scene.ts'

/** A story for a scale, a trader who lies, and a dragon who is tired of being asked. */
export const dragonMarket = {
  start: 'fox',
  steps: {
    fox: { choices: { mine: 'told', yours: 'duet', ask: 'curious' } },
    curious: { choices: { mine: 'told', yours: 'duet' } },
    told: { meets: 0, choices: { flute: 'flute', sugar: 'sugar' } },
    duet: { meets: 0, choices: { flute: 'flute', sugar: 'sugar' } },
    flute: {
      choices: { question: { to: 'caught', keeps: 'feather' }, try: 'tongue', buy: 'fooled' },
    },
    sugar: {
      choices: { question: { to: 'caught', keeps: 'feather' }, try: 'tongue', buy: 'fooled' },
    },
    caught: { meets: 1, choices: { tiptoe: 'sleeper', gate: 'gate' } },
    tongue: { meets: 1, choices: { tiptoe: 'sleeper', gate: 'gate' } },
    fooled: { choices: { tiptoe: 'sleeper', gate: 'gate' } },
    sleeper: { choices: { stories: 'asked', laughter: 'merry' } },
    gate: {
      choices: { bun: 'asked', yawn: 'merry', feather: { to: 'asked', needs: 'feather' } },
    },
    asked: { choices: { greet: 'greeted', swap: 'traded' } },
    merry: { choices: { greet: 'greeted', swap: 'traded' } },
    greeted: { meets: 2, choices: { keep: 'whisper', call: 'morning' } },
    traded: { meets: 2, choices: { ahead: 'whisper', backwards: 'backwards' } },
  },
  endings: ['whisper', 'morning', 'backwards'],
} as const satisfies Scene
