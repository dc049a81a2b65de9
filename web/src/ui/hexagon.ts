/** The bevelled shape that belongs to crystals and faces only. */
export const hexagon = '[clip-path:polygon(50%_0,94%_25%,94%_75%,50%_100%,6%_75%,6%_25%)]'
