import { parentPort, workerData } from 'node:worker_threads'
import type { ImageRequest } from '../../ports/image.ts'
import { paintPicture } from './paint-picture.ts'

/** Paints the one picture it was started for, away from the thread that serves people. */
const painted = await paintPicture(workerData as ImageRequest)
const bytes = Uint8Array.from(painted.bytes)
parentPort?.postMessage({ ...painted, bytes }, [bytes.buffer])
