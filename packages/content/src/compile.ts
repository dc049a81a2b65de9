import { compileContent } from './compile-content.ts'

/** Loaded before a program that reads content from a checkout: `node --import @lumen/content/compile`. */
try {
  await compileContent()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
