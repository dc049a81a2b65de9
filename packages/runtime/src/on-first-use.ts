/** A function that is made when it is first called, for what takes long to make and is seldom needed. */
export function onFirstUse<Args extends readonly unknown[], Result>(
  make: () => (...args: Args) => Result,
): (...args: Args) => Result {
  let made: ((...args: Args) => Result) | undefined
  return (...args) => (made ??= make())(...args)
}
