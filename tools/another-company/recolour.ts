type Rgb = [red: number, green: number, blue: number]

export const toRgb = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb

const toHex = (rgb: Rgb) =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Returns the luminance that contrast is computed from (WCAG 2), from 0 to 1. */
export function toLuminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Mixes a colour with white or black until it has the given luminance. */
function toLightness(rgb: Rgb, luminance: number): Rgb {
  const target = toLuminance(rgb) < luminance ? 1 : 0
  let [low, high] = [0, 1]
  let mixed = rgb
  for (let step = 0; step < 20; step += 1) {
    const share = (low + high) / 2
    mixed = rgb.map((part) => part + (target - part) * share) as Rgb
    if (toLuminance(mixed) < luminance === (target === 1)) low = share
    else high = share
  }
  return mixed
}

/** Returns another hue of a colour (`#rrggbb`) with the same luminance, so that all contrasts stay the same. */
export function recolour(hex: string): string {
  const rgb = toRgb(hex)
  const [red, green, blue] = rgb
  return toHex(toLightness([green, blue, red], toLuminance(rgb)))
}
