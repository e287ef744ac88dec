/**
 * The heap of the process that serves the site, here and in the Dockerfile. By default Node lets the space for new objects grow
 * to 64 MB, and the rest to four times what is in use before it collects garbage: under load that looks like a leak. Ten
 * thousand posts need less than half of the 512 MB.
 */
export const HEAP_FLAGS = ['--min-semi-space-size=16', '--max-semi-space-size=16', '--max-old-space-size=512']
