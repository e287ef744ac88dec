/** Returns the address of a post's handler, for callStudio. */
export const toPostCall = (id: string, call = ''): string => `posts/${encodeURIComponent(id)}${call && `/${call}`}`
