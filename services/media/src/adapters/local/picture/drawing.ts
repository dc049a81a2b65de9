/** A thing as SVG of 200 × 200, standing on its lower edge. `accent` is `#rrggbb`. */
export type Drawing = (accent: string) => string
