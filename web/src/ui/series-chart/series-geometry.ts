/** Where a chart has room for its line, in px of the drawing. */
export type ChartFrame = {
  width: number
  height: number
  pad: { left: number; right: number; top: number; bottom: number }
}

/** Where the values of a series (0 to 100, one per step) lie in a drawing, as paths and functions. */
export function seriesGeometry(values: readonly number[], { width, height, pad }: ChartFrame) {
  const last = values.length - 1
  const x = (index: number) =>
    pad.left + (index / Math.max(1, last)) * (width - pad.left - pad.right)
  const y = (value: number) => pad.top + (1 - value / 100) * (height - pad.top - pad.bottom)
  const line = values
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('')
  return {
    x,
    y,
    line,
    /** The line and everything below it. */
    area: `${line}L${x(last).toFixed(1)} ${y(0)}L${x(0)} ${y(0)}z`,
    /** Index of the highest value, the first of equal ones. */
    best: values.indexOf(Math.max(...values)),
  }
}
