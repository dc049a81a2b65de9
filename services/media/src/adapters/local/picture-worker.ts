import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { PaintingTask } from './image-provider.ts'
import { paintPicture } from './paint-picture.ts'

/** Paints the one picture it was started for, away from the thread that serves people. */
const { request, yields } = workerData as PaintingTask
// On Linux a thread has a priority of its own; elsewhere this would slow the whole process down.
if (yields && process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
const painted = await paintPicture(request)
const bytes = Uint8Array.from(painted.bytes)
parentPort?.postMessage({ ...painted, bytes }, [bytes.buffer])
