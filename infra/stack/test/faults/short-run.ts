import type { Databases } from './audit.ts'
import type { FaultyProduct } from './product-behind-proxies.ts'
import { randomFrom } from './random.ts'
import { Watch, type Run } from './run-faults.ts'
import { slowReaderOf } from './slow-reader.ts'
import { User } from './user.ts'

/**
 * Users of a product on servers that others use too: what is done to these is not done here, and nobody
 * makes pictures, each of which is a second of a core.
 * @param numbers of the users, unlike those of others on the same servers
 */
export async function beginShortRun(
  product: FaultyProduct,
  numbers: readonly number[],
  seed: number,
  databases: Databases,
): Promise<Run> {
  const watch = new Watch()
  const random = randomFrom(seed)
  const users = await Promise.all(
    numbers.map((number) =>
      User.arrive(product.url, number, randomFrom(random() * 2 ** 32), watch),
    ),
  )
  const field = {
    product,
    servers: null,
    objects: null,
    clockFile: null,
    slowReader: slowReaderOf(product.url, users),
    whilePainting: () => Promise.resolve(),
  }
  return { field, users, watch, databases: () => databases }
}
