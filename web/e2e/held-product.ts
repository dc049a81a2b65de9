import { test as base } from '@playwright/test'
import { startProductProcess, type ProductProcess } from './product-process.ts'

/** A reply of the companion as a test gives it: it goes on until it is finished, however long. */
export type HeldReply = { say(text: string): Promise<void>; finish(): Promise<void> }

/**
 * Tests of replies that are running: a product of their own, with a model at the wire that writes
 * only what the test says. `hold` begins what every following message is answered with;
 * `countPictures` has them answered with how many pictures the model was shown.
 */
export const test = base.extend<
  {
    hold: () => Promise<HeldReply>
    countPictures: () => Promise<void>
    /** Makes an account an administrator. */
    grant: (email: string) => Promise<void>
    /** Everything that was said was said a day ago, and companions look whether to write. */
    aDayLater: () => Promise<void>
    /** What a product with a voice hears from now on, whoever speaks. */
    hears: (text: string) => Promise<void>
  },
  { productKind: 'held' | 'voice'; heldProduct: ProductProcess }
>({
  productKind: ['held', { option: true, scope: 'worker' }],
  heldProduct: [
    async ({ productKind }, use) => {
      const product = await startProductProcess(productKind)
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  baseURL: ({ heldProduct }, use) => use(heldProduct.url),
  hold: ({ heldProduct: { tell } }, use) =>
    use(async () => {
      await tell({ command: 'hold' })
      return {
        say: (text) => tell({ command: 'say', text }),
        finish: () => tell({ command: 'finish' }),
      }
    }),
  countPictures: ({ heldProduct: { tell } }, use) => use(() => tell({ command: 'count-pictures' })),
  aDayLater: ({ heldProduct: { tell } }, use) => use(() => tell({ command: 'a-day-later' })),
  hears: ({ heldProduct: { tell } }, use) => use((text) => tell({ command: 'hears', text })),
  grant: ({ heldProduct: { tell } }, use) => use((email) => tell({ command: 'grant', email })),
})
