import { existsSync } from 'node:fs'
import { compileContent } from '@lumen/content/compile-content'
import { startProductProcess } from './product-process.ts'

/** Starts the product in a process of its own and tells the tests where it is. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL'] !== undefined) return () => Promise.resolve()
  if (!existsSync(new URL('../dist/index.html', import.meta.url)))
    throw new Error('web/dist is missing: run "npm run build -w web" first')
  await compileContent()
  const product = await startProductProcess('usual')
  process.env['E2E_BASE_URL'] = product.url
  process.env['CHROMIUM_PATH'] = product.browser
  return product.stop
}
