import type { SignId } from './signs'

/** Right ascension in hours, declination in degrees (J2000), visual magnitude. */
type Star = readonly [hours: number, degrees: number, magnitude: number]
type Figure = { readonly stars: readonly Star[]; readonly lines: readonly (readonly number[])[] }

/** The constellations that gave the signs their names: bright stars and the lines people draw. */
export const figures: Readonly<Record<SignId, Figure>> = {
  aries: {
    stars: [
      [2.833, 27.26, 3.6],
      [2.12, 23.46, 2],
      [1.911, 20.81, 2.6],
      [1.892, 19.29, 3.9],
    ],
    lines: [[0, 1, 2, 3]],
  },
  taurus: {
    stars: [
      [5.438, 28.61, 1.7],
      [4.477, 19.18, 3.5],
      [4.382, 17.54, 3.8],
      [4.33, 15.63, 3.7],
      [4.478, 15.87, 3.4],
      [4.599, 16.51, 0.9],
      [5.627, 21.14, 3],
      [4.011, 12.49, 3.4],
      [3.413, 9.03, 3.6],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6],
      [3, 7, 8],
    ],
  },
  gemini: {
    stars: [
      [7.577, 31.89, 1.6],
      [7.186, 30.25, 4.4],
      [6.732, 25.13, 3],
      [6.383, 22.51, 2.9],
      [6.248, 22.51, 3.3],
      [7.755, 28.03, 1.1],
      [7.599, 26.9, 4.1],
      [7.335, 21.98, 3.5],
      [7.068, 20.57, 4],
      [6.629, 16.4, 1.9],
      [7.301, 16.54, 3.6],
      [6.755, 12.9, 3.4],
      [7.741, 24.4, 3.6],
    ],
    lines: [
      [0, 1, 2, 3, 4],
      [5, 6, 7, 8, 9],
      [7, 10, 11],
      [1, 6, 12],
    ],
  },
  cancer: {
    stars: [
      [8.778, 28.76, 4],
      [8.721, 21.47, 4.7],
      [8.745, 18.15, 3.9],
      [8.975, 11.86, 4.3],
      [8.275, 9.19, 3.5],
    ],
    lines: [
      [0, 1, 2, 3],
      [2, 4],
    ],
  },
  leo: {
    stars: [
      [9.764, 23.77, 3],
      [9.879, 26.01, 3.9],
      [10.278, 23.42, 3.4],
      [10.333, 19.84, 2],
      [10.122, 16.76, 3.5],
      [10.139, 11.97, 1.4],
      [11.237, 15.43, 3.3],
      [11.818, 14.57, 2.1],
      [11.235, 20.52, 2.6],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 3],
      [6, 8],
    ],
  },
  virgo: {
    stars: [
      [11.845, 1.76, 3.6],
      [12.332, -0.67, 3.9],
      [12.694, -1.45, 2.7],
      [12.927, 3.4, 3.4],
      [13.036, 10.96, 2.8],
      [13.578, -0.6, 3.4],
      [14.027, 1.54, 4.3],
      [14.77, 1.89, 3.7],
      [13.166, -5.54, 4.4],
      [13.42, -11.16, 1],
      [14.267, -6, 4.1],
      [14.718, -5.66, 3.9],
    ],
    lines: [
      [0, 1, 2, 3, 4],
      [3, 5, 6, 7],
      [2, 8, 9, 10, 11],
      [5, 9],
    ],
  },
  libra: {
    stars: [
      [14.848, -16.04, 2.8],
      [15.283, -9.38, 2.6],
      [15.592, -14.79, 3.9],
      [15.068, -25.28, 3.3],
      [15.617, -28.13, 3.6],
      [15.644, -29.78, 3.7],
    ],
    lines: [
      [0, 1, 2, 4, 5],
      [3, 0, 2],
    ],
  },
  scorpio: {
    stars: [
      [16.09, -19.81, 2.6],
      [16.005, -22.62, 2.3],
      [15.98, -26.11, 2.9],
      [16.353, -25.59, 2.9],
      [16.49, -26.43, 1],
      [16.598, -28.22, 2.8],
      [16.836, -34.29, 2.3],
      [16.864, -38.05, 3],
      [16.91, -42.36, 3.6],
      [17.203, -43.24, 3.3],
      [17.622, -43, 1.9],
      [17.793, -40.13, 3],
      [17.708, -39.03, 2.4],
      [17.56, -37.1, 1.6],
    ],
    lines: [
      [0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [1, 2],
    ],
  },
  sagittarius: {
    stars: [
      [18.097, -30.42, 3],
      [18.35, -29.83, 2.7],
      [18.403, -34.38, 1.9],
      [18.466, -25.42, 2.8],
      [18.761, -26.99, 3.2],
      [18.921, -26.3, 2],
      [19.116, -27.67, 3.3],
      [19.043, -29.88, 2.6],
      [18.294, -36.76, 3.1],
      [18.229, -21.06, 3.8],
    ],
    lines: [
      [9, 3, 1, 0, 2, 7, 6, 5, 4, 3],
      [1, 2, 8],
      [1, 4, 7],
    ],
  },
  capricorn: {
    stars: [
      [20.294, -12.54, 3.6],
      [20.35, -14.78, 3.1],
      [20.768, -25.27, 4.1],
      [20.864, -26.92, 4.1],
      [21.444, -22.41, 3.7],
      [21.784, -16.13, 2.9],
      [21.668, -16.66, 3.7],
      [21.371, -16.83, 4.3],
      [21.099, -17.23, 4.1],
    ],
    lines: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 1]],
  },
  aquarius: {
    stars: [
      [20.795, -9.5, 3.8],
      [21.526, -5.57, 2.9],
      [22.096, -0.32, 2.9],
      [22.361, -1.39, 3.8],
      [22.48, -0.02, 3.7],
      [22.589, -0.12, 4],
      [22.281, -7.78, 4.2],
      [22.877, -7.58, 3.7],
      [22.911, -15.82, 3.3],
      [23.265, -9.1, 4.2],
      [23.157, -21.17, 3.7],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 7, 8],
      [2, 6],
      [7, 9, 10],
    ],
  },
  pisces: {
    stars: [
      [1.194, 30.09, 4.5],
      [1.324, 27.26, 4.8],
      [1.23, 24.58, 4.7],
      [1.525, 15.35, 3.6],
      [1.757, 9.16, 4.3],
      [2.034, 2.76, 3.8],
      [1.69, 5.49, 4.4],
      [1.049, 7.89, 4.3],
      [0.811, 7.59, 4.4],
      [-0.012, 6.86, 4],
      [-0.334, 5.63, 4.1],
      [-0.534, 6.38, 4.3],
      [-0.714, 3.28, 3.7],
      [-0.551, 1.26, 4.9],
      [-0.3, 1.78, 4.5],
    ],
    lines: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 10],
      [0, 2],
    ],
  },
}

export type Dot = { readonly x: number; readonly y: number; readonly size: number }

/**
 * A figure as seen from Earth (east at the left), fitted into a box and centred.
 * @returns dots with their radius, and the polylines as points of an SVG
 */
export function drawFigure(
  sign: SignId,
  width: number,
  height: number,
): { dots: readonly Dot[]; lines: readonly string[] } {
  const { stars, lines } = figures[sign]
  const middle = stars.reduce((sum, [, degrees]) => sum + degrees, 0) / stars.length
  const squeeze = Math.cos((middle * Math.PI) / 180)
  const flat = stars.map(([hours, degrees]) => [-hours * 15 * squeeze, -degrees] as const)
  const across = flat.map(([x]) => x)
  const down = flat.map(([, y]) => y)
  const [left, top] = [Math.min(...across), Math.min(...down)]
  const [wide, high] = [Math.max(...across) - left, Math.max(...down) - top]
  const scale = Math.min(width / wide, height / high)
  const round = (value: number) => Math.round(value * 10) / 10
  const dots = flat.map(([x, y], at) => ({
    x: round((x - left) * scale + (width - wide * scale) / 2),
    y: round((y - top) * scale + (height - high * scale) / 2),
    size: round(Math.max(0.8, 3.4 - (stars[at]?.[2] ?? 4) * 0.55)),
  }))
  return {
    dots,
    lines: lines.map((line) =>
      line.map((at) => `${dots[at]?.x ?? 0},${dots[at]?.y ?? 0}`).join(' '),
    ),
  }
}
