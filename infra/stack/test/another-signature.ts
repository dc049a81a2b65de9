/** A signed address whose signature is another, whatever it begins with. */
export const withAnotherSignature = (url: string): string =>
  url.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`)
