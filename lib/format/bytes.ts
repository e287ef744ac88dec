/** Formats a file's size in a readable unit. */
export const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}kB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
