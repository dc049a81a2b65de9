import type { Scene } from './scene.ts'

/** Over the reef or by boat, past the riddle at the door, to what the keeper left. */
export const lighthouseLetter = {
  start: 'shore',
  steps: {
    shore: { choices: { reef: 'reef', boat: 'boat', ask: { to: 'fisher', keeps: 'warned' } } },
    fisher: { choices: { reef: 'reef', boat: 'boat' } },
    reef: { choices: { letter: 'marks', hand: 'bell' } },
    boat: { choices: { letter: 'marks', listen: 'bell' } },
    marks: { meets: 0, choices: { lock: 'stairs', ring: 'answer' } },
    bell: { meets: 0, choices: { lock: 'stairs', ring: 'answer' } },
    stairs: {
      meets: 1,
      choices: { count: 'lamp', jump: 'room', warned: { to: 'lamp', needs: 'warned' } },
    },
    answer: { meets: 1, choices: { up: 'lamp', look: 'room' } },
    lamp: { choices: { open: 'logbook', wait: 'thanks' } },
    room: { choices: { open: 'logbook', wait: 'thanks' } },
    logbook: { choices: { mount: 'lit', take: 'kept' } },
    thanks: { choices: { mount: 'lit', take: 'kept' } },
    lit: { meets: 2, choices: { tell: 'town', hush: 'secret' } },
    kept: { meets: 2, choices: { give: 'town', find: 'visits' } },
  },
  endings: ['town', 'secret', 'visits'],
} as const satisfies Scene
