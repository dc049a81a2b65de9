import { DeltaT_EspenakMeeus, SetDeltaTFunction } from 'astronomy-engine'

/**
 * Observed TT − UT1 in seconds at the start of a year (IERS and USNO), then an extrapolation that
 * reaches 93 s in 2100. Before 1900 the engine’s own polynomials serve. The engine’s own default is 6 s off today and 110 s off in 2100, which
 * moves the Moon by up to a minute of arc.
 */
const observed: readonly (readonly [year: number, seconds: number])[] = [
  [1900, -1.97],
  [1902, 1.04],
  [1904, 3.26],
  [1906, 5.35],
  [1908, 7.75],
  [1910, 10.38],
  [1912, 13.36],
  [1914, 16.01],
  [1916, 18.24],
  [1918, 20.34],
  [1920, 21.62],
  [1922, 22.58],
  [1924, 23.5],
  [1926, 23.98],
  [1928, 24.25],
  [1930, 24.08],
  [1932, 23.94],
  [1934, 23.87],
  [1936, 23.77],
  [1938, 23.91],
  [1940, 24.33],
  [1942, 25.25],
  [1944, 26.24],
  [1946, 27.23],
  [1948, 28.24],
  [1950, 29.15],
  [1952, 29.97],
  [1954, 30.72],
  [1956, 31.43],
  [1958, 32.18],
  [1960, 33.15],
  [1962, 34.03],
  [1964, 35.03],
  [1966, 36.54],
  [1968, 38.29],
  [1970, 40.18],
  [1972, 42.23],
  [1974, 44.49],
  [1976, 46.46],
  [1978, 48.53],
  [1980, 50.54],
  [1982, 52.17],
  [1984, 53.79],
  [1986, 54.87],
  [1988, 55.82],
  [1990, 56.86],
  [1992, 58.31],
  [1994, 59.98],
  [1996, 61.63],
  [1998, 62.97],
  [2000, 63.83],
  [2002, 64.3],
  [2004, 64.57],
  [2006, 64.85],
  [2008, 65.46],
  [2010, 66.07],
  [2012, 66.6],
  [2014, 67.28],
  [2016, 68.1],
  [2018, 68.97],
  [2020, 69.36],
  [2022, 69.29],
  [2024, 69.18],
  [2026, 69.11],
  [2030, 69.7],
  [2040, 72.2],
  [2050, 75.4],
  [2060, 78.9],
  [2070, 82.4],
  [2080, 86],
  [2090, 89.6],
  [2100, 93.2],
]
const first = observed[0]![0]
const last = observed.at(-1)![0]

/** TT − UT in seconds. @param days UT days since 2000-01-01T12:00 */
export function deltaT(days: number): number {
  const year = 2000 + days / 365.2425
  if (year < first) return DeltaT_EspenakMeeus(days)
  if (year >= last) return observed.at(-1)![1] + (year - last) * 0.36
  const after = observed.findIndex(([known]) => known > year)
  const [fromYear, from] = observed[after - 1]!
  const [toYear, to] = observed[after]!
  return from + ((to - from) * (year - fromYear)) / (toYear - fromYear)
}

SetDeltaTFunction(deltaT)
