/** Limits of birth data, questions and what is computed in one call. */
export const fortuneLimits = {
  /** Years of birth that are computed; before `promisedFrom` the accuracy is not promised. */
  birthYears: { from: 1600, to: 2100, promisedFrom: 1900 },
  /** Years whose months, days and hours are told: those that such a birth may live in. */
  flowYears: { from: 1600, to: 2200 },
  place: 200,
  question: 2000,
  seed: 64,
  /** Candidates named when a place is not clear, and in one answer of the place search. */
  places: 8,
  /** Days that one timeline of transits may span. */
  transitDays: 92,
  /** Years after a birth that are told ahead. */
  forecastYears: 120,
  insightsPage: 50,
  /** People whose births one user keeps. */
  people: 30,
  personName: 40,
} as const
