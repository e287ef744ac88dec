/** Returns a path without slashes at its end; '/' for the root. */
export function trimSlashes(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end) || '/'
}
