import { parentPort, workerData } from 'node:worker_threads'

/** Counts itself in, waits to be let go, and tells how many were there with it. */
const counters = new Int32Array(workerData as SharedArrayBuffer)
const there = Atomics.add(counters, 0, 1) + 1
Atomics.notify(counters, 0)
if (counters[1] === 0) Atomics.wait(counters, 1, 0)
Atomics.sub(counters, 0, 1)
parentPort?.postMessage(there, [])
