/** A change of coordinates, as a PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number]

/** Changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** First `a`, then `b`. */
export const multiply = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
]

/** A move by so much. */
export const toMove = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** Six numbers as a matrix; one that changes nothing where they are fewer. */
export function toMatrix(numbers: number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.length >= 6 ? numbers : IDENTITY
  return [a, b, c, d, e, f]
}
