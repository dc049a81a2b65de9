import { readFileSync, watchFile } from 'node:fs'

/**
 * Loaded into a service by NODE_OPTIONS: its clock is wrong by as many milliseconds as the file says that
 * the address of this module names. Steady clocks and timers go on as they are, as when a clock is set.
 */
const file = new URL(import.meta.url).searchParams.get('file')
let wrongBy = 0
const read = () => {
  try {
    wrongBy = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    wrongBy = 0
  }
}
read()
watchFile(file, { persistent: false, interval: 200 }, read)

const Steady = Date
const now = () => Steady.now() + wrongBy
globalThis.Date = new Proxy(Steady, {
  construct: (_, args, target) =>
    Reflect.construct(Steady, args.length === 0 ? [now()] : args, target),
  apply: () => new Steady(now()).toString(),
  get: (_, name) => (name === 'now' ? now : Reflect.get(Steady, name)),
})
