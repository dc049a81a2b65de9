/** Counts itself in, waits to be let go, and tells how many were there with it. */
export default function count(shared: SharedArrayBuffer): number {
  const counters = new Int32Array(shared)
  const there = Atomics.add(counters, 0, 1) + 1
  Atomics.notify(counters, 0)
  if (counters[1] === 0) Atomics.wait(counters, 1, 0)
  Atomics.sub(counters, 0, 1)
  return there
}
