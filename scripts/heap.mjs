/**
 * How Node serves the site, here and in the Dockerfile. Left to itself it lets the room for new objects grow to 64 MB in steps,
 * and the rest to four times what is in use before it clears away: under load that looks like a leak. Ten thousand posts
 * need less than half of the 512 MB.
 */
export const HEAP_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--max-old-space-size=512']
