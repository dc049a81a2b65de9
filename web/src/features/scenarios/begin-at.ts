/** Where a scenario is begun, with a companion that is already meant or with one that is chosen there. */
export const beginAt = (scenarioId: string, companionId: string | null): string => {
  const search = new URLSearchParams({ scenario: scenarioId })
  if (companionId !== null) search.set('with', companionId)
  return `/user-home?${search.toString()}`
}
