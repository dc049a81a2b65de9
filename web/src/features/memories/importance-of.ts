/** The name of an importance from 1 to 10. */
export function importanceOf(importance: number) {
  if (importance <= 2) return 'small'
  if (importance <= 5) return 'usual'
  return importance <= 8 ? 'important' : 'vital'
}
