/** Recursive descent over + - * / ^, brackets and "a % b" (a percent of b). No names, no calls. */
export function evaluate(expression: string): number | null {
  const tokens = expression.match(/\d+(?:\.\d+)?|[-+*/^()%]/g) ?? []
  if (tokens.join('') !== expression.replace(/\s+/g, '')) return null
  let at = 0
  let depth = 0
  const fail = Number.NaN

  function atom(): number {
    const token = tokens[at++]
    if (token === '-') return -atom()
    if (token === '+') return atom()
    if (token === '(') {
      if (++depth > 20) return fail
      const inner = sum()
      if (tokens[at++] !== ')') return fail
      return inner
    }
    return token !== undefined && /^\d/.test(token) ? Number(token) : fail
  }
  function power(): number {
    const base = atom()
    if (tokens[at] !== '^') return base
    at++
    return base ** power()
  }
  function product(): number {
    let value = power()
    for (;;) {
      const token = tokens[at]
      if (token !== '*' && token !== '/' && token !== '%') return value
      at++
      const next = power()
      if (token === '*') value *= next
      else if (token === '/') value /= next
      else value = (value / 100) * next
    }
  }
  function sum(): number {
    let value = product()
    for (;;) {
      const token = tokens[at]
      if (token !== '+' && token !== '-') return value
      at++
      const next = product()
      value = token === '+' ? value + next : value - next
    }
  }

  const value = sum()
  return at === tokens.length && !Number.isNaN(value) ? value : null
}
