/** How different colours look, also to people who see fewer of them. */

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * Full dichromacy, from G. M. Machado, M. M. Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of
 * Color Vision Deficiency. IEEE Transactions on Visualization and Computer Graphics 15 (2009), table of severity 1.0;
 * applied to linear light.
 */
const SEEN = {
  'all three cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, Matrix>>;

export type Vision = keyof typeof SEEN;

export const VISIONS: readonly Vision[] = ['all three cones', 'protanopia', 'deuteranopia', 'tritanopia'];

/** The linear light of `#RRGGBB`: red, green and blue from 0 to 1 (IEC 61966-2-1). */
function linearLight(colour: string): Triple {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function times(matrix: Matrix, [x, y, z]: Triple): Triple {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

const SRGB_TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

/** CIELAB under D65. */
function lab(light: Triple): Triple {
  const [x, y, z] = times(SRGB_TO_XYZ, light);
  const curve = (value: number) =>
    value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116;
  const [fx, fy, fz] = [curve(x / WHITE[0]), curve(y / WHITE[1]), curve(z / WHITE[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** How far apart two colours look with a kind of colour vision (CIEDE2000). */
export function differenceSeenBy(vision: Vision, one: string, other: string): number {
  const seen = (colour: string): Triple => {
    const [red, green, blue] = times(SEEN[vision], linearLight(colour));
    const within = (value: number) => Math.min(1, Math.max(0, value));
    return lab([within(red), within(green), within(blue)]);
  };
  return colourDifference(seen(one), seen(other));
}

/** The contrast ratio of two colours: 1 to 21 (WCAG 2.2, definitions of contrast ratio and relative luminance). */
export function contrast(one: string, other: string): number {
  const luminance = (colour: string) => times(SRGB_TO_XYZ, linearLight(colour))[1];
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const RADIANS = Math.PI / 180;
const hueOf = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / RADIANS + 360) % 360);

/**
 * CIEDE2000 of two CIELAB colours, as in G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 Color-Difference Formula. Color
 * Research and Application 30 (2005); the names are its symbols.
 */
export function colourDifference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7;
  const g = 1.5 - 0.5 * Math.sqrt(c7 / (c7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const [h1, h2] = [hueOf(g * a1, b1), hueOf(g * a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = h2 - h1 > 180 ? -360 : h2 - h1 < -180 ? 360 : 0;
  const deltaH = grey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin(((h2 - h1 + turn) / 2) * RADIANS);
  const around = Math.abs(h1 - h2) <= 180 ? 0 : h1 + h2 < 360 ? 360 : -360;
  const h = grey ? h1 + h2 : (h1 + h2 + around) / 2;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const cosine = (degrees: number) => Math.cos(degrees * RADIANS);
  const t =
    1 - 0.17 * cosine(h - 30) + 0.24 * cosine(2 * h) + 0.32 * cosine(3 * h + 6) - 0.2 * cosine(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const lightness = (l2 - l1) / sl;
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const hue = deltaH / (1 + 0.015 * c * t);
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((h - 275) / 25) ** 2)) * RADIANS);
  return Math.sqrt(lightness ** 2 + chroma ** 2 + hue ** 2 + rotation * chroma * hue);
}
