/** `npm run native:sync`: brings the Android and the iOS project up to date. */
import { readApiBase, syncNative, webFolder } from './sync.ts'

try {
  await syncNative(webFolder, readApiBase(process.env['VITE_API_BASE']))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
