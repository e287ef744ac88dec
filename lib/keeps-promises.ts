/**
 * Returns whether this site itself keeps the promises of content/promises.ts. Another backend has its own. It is not in
 * env.ts, whose schemas the Studio's pages would then load. A browser has no settings: next.config.ts tells its code.
 */
export const keepsPromises = (backendUrl?: string): boolean =>
  typeof window === 'undefined'
    ? // biome-ignore lint/style/noProcessEnv: see above
      !(backendUrl ?? process.env.BACKEND_URL)
    : // biome-ignore lint/style/noProcessEnv: see above
      process.env.KEEPS_PROMISES !== 'no'
