/** One thing that could be broken, and the test that must notice. */
export type StackMutant = {
  id: string
  /** Path from the root, in which `find` stands exactly once. */
  file: string
  find: string
  replace: string
  test: { file: string; name: string }
  /** What would go wrong. */
  why: string
}
