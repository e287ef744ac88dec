/**
 * Returns whether this site itself keeps the promises of content/promises.ts. Another backend has its own. It is not in
 * env.ts, whose schemas the Studio's pages would then load.
 */
// biome-ignore lint/style/noProcessEnv: see above
export const keepsPromises = (backendUrl = process.env.BACKEND_URL): boolean => !backendUrl
