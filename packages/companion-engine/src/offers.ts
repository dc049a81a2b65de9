/** Lines that offer something to listen to or to play, rather than ask about the user. */
const offers: ReadonlySet<string> = new Set(
  ['stock.after', 'stock.first', 'capabilities', 'help', 'bored', 'game', 'goOn'].map(
    (pool) => `lines.${pool}`,
  ),
)

export const isOffer = (path: string): boolean => offers.has(path)
