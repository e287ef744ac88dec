/** Formats a file's size in the unit that a person would use. */
export const formatBytes = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.max(1, Math.round(bytes / 1024))}kB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
