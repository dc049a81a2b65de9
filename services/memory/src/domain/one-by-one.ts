const perPage = 100
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * All that a list gives, page by page.
 *
 * @param list what comes after an id, in the order of ids
 */
export async function* allOf<Item>(
  list: (page: { after: string; limit: number }) => Promise<readonly Item[]>,
  idOf: (item: Item) => string,
): AsyncGenerator<Item, void> {
  for (let after = beforeAll; ;) {
    const page = await list({ after, limit: perPage })
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < perPage) return
    after = idOf(last)
  }
}

/**
 * Does something for one after the other. One that fails must not keep the others waiting: it is only
 * told of, and the next run takes it up.
 *
 * @param work tells how much it did
 * @returns how much was done for all
 * @throws the reason of the signal once that is aborted
 */
export async function doForEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<number>,
  tellFailure: (error: unknown, item: Item) => void,
  signal: AbortSignal,
): Promise<number> {
  let done = 0
  for await (const item of items) {
    signal.throwIfAborted()
    try {
      done += await work(item)
    } catch (error) {
      if (signal.aborted) throw error
      tellFailure(error, item)
    }
  }
  return done
}
